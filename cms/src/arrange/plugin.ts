import type { CollectionConfig, CollectionSlug } from 'payload';
import { feature } from '../plugin/feature.ts';
import { hasDrafts } from '../plugin/has-drafts.ts';
import { arrangeEndpoint } from './arrange.ts';

/** Entries with an order are dragged into it. */
export const arrangedLists = (collections: readonly string[]) =>
  feature({ changes: { collections, collection: arranged } });

function arranged(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints, fields, slug } = collection;
  const isOrdered = fields.some((field) => 'name' in field && field.name === 'order');
  if (!isOrdered || !hasDrafts(collection)) return collection;
  const beforeListTable = [
    ...(admin?.components?.beforeListTable ?? []),
    '/components/arrange/arrange.tsx#Arrange',
  ];
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, beforeListTable } },
    endpoints: [...(endpoints || []), arrangeEndpoint(slug as CollectionSlug)],
  };
}
