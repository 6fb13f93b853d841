import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { raiseContentVersion } from '../content-version.ts';

type Stored = { id: string; updatedAt: string; _status?: string | Record<string, string> | null };

/** The entry itself, not its last draft, with what is said of it in every language. */
async function readStored(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: unknown,
): Promise<Stored | null> {
  return req.payload.db.findOne<Stored>({
    collection: collection.slug,
    where: { id: { equals: id } },
    locale: 'all',
    select: { updatedAt: true, ...(collection.versions?.drafts && { _status: true }) },
    req,
  });
}

/** In one language at least; what knows no drafts is always seen. */
function isSeen(collection: SanitizedCollectionConfig, stored: Stored | null): boolean {
  if (!collection.versions?.drafts) return true;
  const status = stored?._status ?? {};
  return (typeof status === 'string' ? [status] : Object.values(status)).includes('published');
}

const noteOf = (collection: string, id: unknown) => `seen before: ${collection}/${String(id)}`;

/** What was published and is taken back was seen, and afterwards nothing tells so: look before. */
export const noteIfSeen: CollectionBeforeChangeHook = async (args) => {
  const { collection, context, originalDoc, req } = args;
  if (!originalDoc?.id) return;
  const stored = await readStored(req, collection, originalDoc.id);
  context[noteOf(collection.slug, originalDoc.id)] = isSeen(collection, stored);
};

export const noteIfSeenBeforeDelete: CollectionBeforeDeleteHook = async (args) => {
  const { collection, context, id, req } = args;
  const stored = await readStored(req, collection, id);
  context[noteOf(collection.slug, id)] = isSeen(collection, stored);
};

/**
 * A draft's autosave goes to the versions and leaves the entry itself alone. Only a write to an
 * entry that visitors see or saw (publishing, unpublishing, a change of a picture) concerns the
 * site; a new draft, such as each testimonial that comes in, does not.
 */
export const raiseVersionOnChange: CollectionAfterChangeHook = async (args) => {
  const { collection, context, doc, operation, req } = args;
  const stored = await readStored(req, collection, doc.id);
  if (stored?.updatedAt !== doc.updatedAt) return;
  const wasSeen = operation === 'update' && context[noteOf(collection.slug, doc.id)] !== false;
  if (wasSeen || isSeen(collection, stored)) await raiseContentVersion(req, collection.slug);
};

export const raiseVersionOnDelete: CollectionAfterDeleteHook = async (args) => {
  const { collection, context, id, req } = args;
  if (context[noteOf(collection.slug, id)] === false) return;
  await raiseContentVersion(req, collection.slug);
};

export const raiseVersionOnGlobalChange: GlobalAfterChangeHook = async ({ global, req }) => {
  await raiseContentVersion(req, global.slug);
};
