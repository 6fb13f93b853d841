import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload';
import { raiseContentVersion } from '../content-version.ts';

/**
 * A draft's autosave goes to the versions and leaves the entry itself alone. Only a write to the
 * entry (publishing, unpublishing, a change of a picture) can change what visitors see.
 */
export const raiseVersionOnChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const stored = await req.payload.db.findOne<{ id: string; updatedAt: string }>({
    collection: collection.slug,
    where: { id: { equals: doc.id } },
    select: { updatedAt: true },
    req,
  });
  if (stored?.updatedAt === doc.updatedAt) await raiseContentVersion(req, collection.slug);
};

export const raiseVersionOnDelete: CollectionAfterDeleteHook = async ({ collection, req }) => {
  await raiseContentVersion(req, collection.slug);
};

export const raiseVersionOnGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await raiseContentVersion(req, global.slug);
};
