import type {
  CollectionBeforeOperationHook,
  FieldHook,
  SelectField,
  CollectionConfig,
} from 'payload';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';

/** Duplicates as a draft: a copy that is incomplete in some language would fail validation. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args }) =>
  'duplicateFromID' in args && args.duplicateFromID ? { ...args, draft: true } : args;

/**
 * Payload's own field, reset to draft in copies: the duplicate button makes a draft of one language
 * only, and the others would be published under slugs that nobody chose.
 */
function draftInCopies(): SelectField {
  return {
    name: '_status',
    type: 'select',
    // Payload adds its own options.
    options: [],
    label: { en: 'Status', de: 'Status', it: 'Stato' },
    admin: { components: { Cell: '/components/status/status-cell.tsx#StatusCell' } },
    hooks: { beforeDuplicate: [() => 'draft'] },
  };
}

/** Makes a unique value: the copy of `massage` gets `massage-2`, or the next free number. */
export const uniqueInCopies: FieldHook = async ({ collection, field, req, value }) => {
  if (!collection || !field.name || typeof value !== 'string' || !value) return undefined;
  for (let number = 2; ; number += 1) {
    const fresh = `${value}-${number}`;
    const { totalDocs } = await req.payload.db.count({
      collection: collection.slug,
      where: { [field.name]: { equals: fresh } },
      locale: 'all',
      req,
    });
    if (totalDocs === 0) return fresh;
  }
};

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
