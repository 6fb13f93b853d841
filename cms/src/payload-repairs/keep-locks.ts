import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload';
import { findStored } from '../database/sql.ts';
import { changeEntities, extend } from '../plugin/feature.ts';

/** Keeps entries and globals locked while somebody works on them, and holds everybody to it. */
export const keptLocks = (collections: readonly string[]): Plugin =>
  changeEntities({ collections, collection: withKeptLock, global: withKeptGlobalLock });

const withKeptLock = (collection: CollectionConfig): CollectionConfig =>
  extend(collection, { last: { afterChange: [keepLock] } });

const withKeptGlobalLock = (global: GlobalConfig): GlobalConfig =>
  extend(global, {
    last: { beforeOperation: [checkGlobalLock], afterChange: [keepGlobalLock] },
  });

/**
 * Payload checks the locks of entries by itself, but not those of globals. Seen in 3.90.1; not
 * reported upstream that we know of.
 */
const checkGlobalLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' ? { ...args, overrideLock: req.payloadAPI !== 'REST' } : args;

/**
 * Payload locks an entry while somebody types in it, and releases the lock on every save. With an
 * autosave every second it would never stay locked, so this locks it again for that editor. A page
 * that goes away says so with its last draft: that one leaves the entry to others. Seen in 3.90.1;
 * not reported upstream that we know of.
 */
const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) =>
  lockAgain(
    req,
    { document: { relationTo: collection.slug, value: doc.id } },
    { 'document.relationTo': { equals: collection.slug }, 'document.value': { equals: doc.id } },
  );

const keepGlobalLock: GlobalAfterChangeHook = async ({ global, req }) =>
  lockAgain(req, { globalSlug: global.slug }, { globalSlug: { equals: global.slug } });

const LOCKS = 'payload-locked-documents';

async function lockAgain(req: PayloadRequest, what: object, where: Where): Promise<void> {
  if (!req.query?.autosave || req.query.left || !req.user) return;
  const { db } = req.payload;
  // Outside of the transaction of this save, in which it is released already. It stays the same lock,
  // since Payload reads first which one there is, and what it says after that.
  const known = await db.findOne<{ id: string }>({ collection: LOCKS, where });
  if (known && (await findStored(req, LOCKS, known.id))) return;
  await db.create({
    collection: LOCKS,
    ...(known && { customID: known.id }),
    data: { ...what, user: { relationTo: req.user.collection, value: req.user.id } },
    returning: false,
    req,
  });
}
