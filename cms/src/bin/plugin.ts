import type { CollectionConfig } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { keepUsedOutOfBin, releaseUniqueValues, unpublishInBin } from './bin-hooks.ts';

/** What is in the bin is not published, keeps no address, and is not in use. */
export const bin = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withBin } });

function withBin(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection;
  if (!hasDrafts(collection)) {
    return extend(collection, { last: { beforeChange: [keepUsedOutOfBin] } });
  }
  return extend(collection, {
    first: { afterChange: [unpublishInBin] },
    last: { beforeChange: [releaseUniqueValues] },
  });
}
