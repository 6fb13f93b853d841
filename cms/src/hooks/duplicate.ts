import type { CollectionBeforeOperationHook, FieldHook, SelectField } from 'payload';

/** A copy may be unfinished in some language; that must not keep anyone from making it. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args }) =>
  'duplicateFromID' in args && args.duplicateFromID ? { ...args, draft: true } : args;

/**
 * Payload's own field, and how it begins in a copy: the editor's click makes a draft of one language
 * only, and the others would be published under addresses that nobody chose.
 */
export function draftInCopies(): SelectField {
  return {
    name: '_status',
    type: 'select',
    // Payload adds its own.
    options: [],
    hooks: { beforeDuplicate: [() => 'draft'] },
  };
}

/** What must be unique: the copy of `massage` gets `massage-2`, or the next number that is free. */
export const freshInCopies: FieldHook = async ({ collection, field, req, value }) => {
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
