import type {
  BaseDatabaseAdapter,
  CollectionAfterChangeHook,
  CollectionConfig,
  Config,
  DeleteManyArgs,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload';
import type { PayloadLockedDocument } from '../database/payload-types.ts';
import { changedAdapter } from '../plugin/changed-adapter.ts';
import { changeEntities, extend } from '../plugin/feature.ts';

const LOCKS = 'payload-locked-documents';
/** As long as Payload's own locks last. */
const LOCK_LIFETIME_MS = 300_000;

export const keptLocks =
  (collections: readonly string[]): Plugin =>
  (config) => {
    const changes = { collections, collection: withKeptLock, global: withKeptGlobalLock };
    return changeEntities(changes)({ ...config, db: withLastingLocks(config.db) });
  };

const withKeptLock = (collection: CollectionConfig): CollectionConfig =>
  extend(collection, { last: { afterChange: [keepLock] } });

const withKeptGlobalLock = (global: GlobalConfig): GlobalConfig =>
  extend(global, { last: { beforeOperation: [checkGlobalLock], afterChange: [keepGlobalLock] } });

/** Payload checks the locks of entries by itself, but not those of globals. Seen in 3.90.1. */
const checkGlobalLock: GlobalBeforeOperationHook = ({ args, operation, req }) =>
  operation === 'update' ? { ...args, overrideLock: req.payloadAPI !== 'REST' } : args;

/**
 * Payload releases a lock on every save, so with autosaves an entry would never stay locked. Here
 * an autosave renews it, unless it is the last one of a page that closes. Seen in 3.90.1.
 */
const withLastingLocks = (db: Config['db']) =>
  changedAdapter(db, (adapter) => {
    const deleteMany = adapter.deleteMany.bind(adapter);
    adapter.deleteMany = async (asked) =>
      asked.collection === LOCKS && isAutosave(asked.req)
        ? renew(adapter, asked)
        : deleteMany(asked);
  });

const isAutosave = (req?: Partial<PayloadRequest>) =>
  Boolean(req?.query?.autosave && !req.query.left && req.user);

/** Whoever takes over meanwhile waits for this save, and reads what it has stored. */
async function renew(adapter: BaseDatabaseAdapter, { req, where }: DeleteManyArgs): Promise<void> {
  const own = { and: [where, { 'user.value': { equals: req?.user?.id } }] };
  const { docs } = await adapter.find({ collection: LOCKS, where: own, pagination: false, req });
  for (const { id } of docs) {
    await adapter.updateOne({ collection: LOCKS, id, data: {}, returning: false, req });
  }
}

const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) =>
  lock(
    req,
    { document: { relationTo: collection.slug, value: doc.id } },
    { 'document.relationTo': { equals: collection.slug }, 'document.value': { equals: doc.id } },
  );

const keepGlobalLock: GlobalAfterChangeHook = async ({ global, req }) =>
  lock(req, { globalSlug: global.slug }, { globalSlug: { equals: global.slug } });

async function lock(req: PayloadRequest, what: object, where: Where): Promise<void> {
  if (!isAutosave(req) || !req.user) return;
  const { db } = req.payload;
  const known = await db.findOne<PayloadLockedDocument>({ collection: LOCKS, where, req });
  if (known && Date.now() - Date.parse(known.updatedAt) <= LOCK_LIFETIME_MS) return;
  if (known) await db.deleteOne({ collection: LOCKS, where: { id: { equals: known.id } }, req });
  await db.create({
    collection: LOCKS,
    data: { ...what, user: { relationTo: req.user.collection, value: req.user.id } },
    returning: false,
    req,
  });
}
