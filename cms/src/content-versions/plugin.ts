import type { CollectionConfig, GlobalConfig } from 'payload';
import { extend } from '../plugin/extend.ts';
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
  const raising = { afterChange: [raiseVersionOnChange], afterDelete: [raiseVersionOnDelete] };
  // A file is cleaned first.
  if (!hasDrafts(collection)) return extend(collection, { last: raising });
  return extend(collection, {
    first: { beforeDelete: [noteIfVisibleBeforeDelete], ...raising },
    last: { beforeChange: [noteIfVisible] },
  });
}

const withGlobalVersion = (global: GlobalConfig): GlobalConfig =>
  extend(global, {
    last: { beforeChange: [noteIfGlobalVisible], afterChange: [raiseVersionOnGlobalChange] },
  });
