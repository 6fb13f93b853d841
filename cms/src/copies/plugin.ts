import type { CollectionConfig } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { copyAsDraft, draftInCopies } from './duplicate.ts';

/** A copy of an entry is a draft in all languages. */
export const copies = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withDraftCopies } });

function withDraftCopies(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  return extend(collection, {
    fields: [draftInCopies()],
    first: { beforeOperation: [copyAsDraft] },
  });
}
