import type { CollectionConfig, CollectionSlug } from 'payload';
import { extend } from '../plugin/extend.ts';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { discardEndpoint, discardForgotten } from './discard-empty.ts';
import { newEntryField } from './new-entry-field.ts';

/** A new entry has a name before its title, and goes if nothing was written into it. */
export const newEntries = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: withDiscarding } });

function withDiscarding(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const slug = collection.slug as CollectionSlug;
  return extend(collection, {
    fields: [newEntryField()],
    endpoints: [discardEndpoint(slug)],
    last: { beforeOperation: [discardForgotten(slug)] },
  });
}
