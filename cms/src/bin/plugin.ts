import type { CollectionConfig } from 'payload';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { keepUsedOutOfBin, releaseUniqueValues, unpublishInBin } from './bin-hooks.ts';

/** What is in the bin is not published, keeps no address, and is not in use. */
export const bin = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withBin } });

function withBin(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, trash } = collection;
  if (!trash) return collection;
  const { afterChange = [], beforeChange = [] } = hooks;
  return {
    ...collection,
    hooks: hasDrafts(collection)
      ? {
          ...hooks,
          beforeChange: [...beforeChange, releaseUniqueValues],
          afterChange: [unpublishInBin, ...afterChange],
        }
      : { ...hooks, beforeChange: [...beforeChange, keepUsedOutOfBin] },
  };
}
