import type { CollectionAfterChangeHook } from 'payload';

/**
 * Payload locks an entry while somebody types in it, and releases the lock on every save. With an
 * autosave every second it would never stay locked, so this locks it again for that editor.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!req.query?.autosave || !req.user) return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    returning: false,
    req,
  });
};
