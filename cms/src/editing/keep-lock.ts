import type { CollectionAfterChangeHook } from 'payload';

/**
 * Payload locks what somebody types in, and lets go with every save. What saves itself every second
 * would never be locked, so this locks it again for whoever is typing.
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
