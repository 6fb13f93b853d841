import type { CollectionBeforeOperationHook, FieldHook, SelectField } from 'payload';

/** Duplicates as a draft: a copy that is incomplete in some language would fail validation. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args }) =>
  'duplicateFromID' in args && args.duplicateFromID ? { ...args, draft: true } : args;

/**
 * Payload's own field, reset to draft in copies: the duplicate button makes a draft of one language
 * only, and the others would be published under slugs that nobody chose.
 */
export function draftInCopies(): SelectField {
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
