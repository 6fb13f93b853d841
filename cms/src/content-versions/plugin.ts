import type { CollectionConfig, GlobalConfig } from 'payload';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { contentVersions as table } from './content-version.ts';
import {
  noteIfGlobalVisible,
  noteIfVisible,
  noteIfVisibleBeforeDelete,
  raiseVersionOnChange,
  raiseVersionOnDelete,
  raiseVersionOnGlobalChange,
} from './raise-version.ts';

/** Every change that visitors see raises a number, which the site follows. */
export const contentVersions = (collections: readonly string[]) =>
  feature({
    tables: () => ({ content_versions: table }),
    changes: { collections, collection: withVersion, global: withGlobalVersion },
  });

function withVersion(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection;
  const { afterChange = [], afterDelete = [], beforeChange = [], beforeDelete = [] } = hooks;
  return {
    ...collection,
    hooks: hasDrafts(collection)
      ? {
          ...hooks,
          beforeChange: [...beforeChange, noteIfVisible],
          beforeDelete: [noteIfVisibleBeforeDelete, ...beforeDelete],
          afterChange: [raiseVersionOnChange, ...afterChange],
          afterDelete: [raiseVersionOnDelete, ...afterDelete],
        }
      : {
          // A file is cleaned first.
          ...hooks,
          afterChange: [...afterChange, raiseVersionOnChange],
          afterDelete: [...afterDelete, raiseVersionOnDelete],
        },
  };
}

function withGlobalVersion(global: GlobalConfig): GlobalConfig {
  const { hooks = {} } = global;
  const beforeChange = [...(hooks.beforeChange ?? []), noteIfGlobalVisible];
  const afterChange = [...(hooks.afterChange ?? []), raiseVersionOnGlobalChange];
  return { ...global, hooks: { ...hooks, beforeChange, afterChange } };
}
