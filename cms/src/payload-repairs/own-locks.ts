import { findStored } from '../database/sql.ts';
import {
  docAccessOperation,
  docAccessOperationGlobal,
  Forbidden,
  isolateObjectProperty,
  type Access,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { isBoundToLanguages, languageOf, languagesOf, nobody } from '../access/roles.ts';
import { logEvent } from '../audit-log/log-event.ts';
import type { PayloadLockedDocument } from '../database/payload-types.ts';

const LOCKS = 'payload-locked-documents';

const ownLocks: Access = ({ req }) =>
  req.user ? { 'user.value': { equals: req.user.id } } : false;

/**
 * Payload lets everybody with a login write, change and delete all locks. Here people end their own
 * ones, and take over the locks of entries that they may change. Seen in 3.90.1.
 */
export function ownLocksOnly(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  if (!locks) throw new Error('Payload has no locks any more.');
  // None is created over HTTP: the server itself does that when somebody types.
  locks.access = { ...locks.access, create: nobody, delete: ownLocks };
  locks.hooks.beforeOperation.push(takeOverOnly);
  locks.hooks.afterChange.push(logTakeOver);
  for (const { hooks } of config.collections) hooks.beforeOperation.push(heedLocks);
  return config;
}

/** By `overrideLock` a query could make Payload ignore a lock, and release it without a trace. */
const heedLocks: CollectionBeforeOperationHook = ({ args, req }) =>
  req.query?.overrideLock === undefined ? args : { ...args, overrideLock: false };

/** Whatever a request asks for, changing a lock makes it one's own. */
const takeOverOnly: CollectionBeforeOperationHook = async (hook) => {
  const { args, operation, overrideAccess, req } = hook;
  if (operation !== 'update' || overrideAccess || !req.user) return;
  const asked = args as { id?: string; data: object };
  if (asked.id === undefined) throw new Forbidden(req.t);
  const lock = await findStored<PayloadLockedDocument>(req, LOCKS, asked.id);
  if (lock && !(await mayChange(req, lock))) throw new Forbidden(req.t);
  asked.data = { user: { relationTo: 'users', value: req.user.id } };
};

/** The request names no language, so translators are checked in one of theirs. */
async function mayChange(asked: PayloadRequest, { document, globalSlug }: PayloadLockedDocument) {
  const req = isolateObjectProperty(asked, 'locale');
  if (isBoundToLanguages(asked)) req.locale = languagesOf(asked)[0] ?? languageOf(asked);
  const { collections, config } = req.payload;
  if (document) {
    const collection = collections[document.relationTo as CollectionSlug];
    const { update } = await docAccessOperation({ collection, id: idOf(document.value), req });
    return Boolean(update);
  }
  const globalConfig = config.globals.find(({ slug }) => slug === globalSlug);
  return Boolean(globalConfig && (await docAccessOperationGlobal({ globalConfig, req })).update);
}

const logTakeOver: CollectionAfterChangeHook<PayloadLockedDocument> = async (args) => {
  const { doc, previousDoc, operation, req } = args;
  const loser = previousDoc?.user && idOf(previousDoc.user.value);
  if (operation !== 'update' || !loser || loser === idOf(doc.user.value)) return;
  const asked = { collection: 'users', id: loser, depth: 0, disableErrors: true, req } as const;
  const person = await req.payload.findByID(asked);
  const { document, globalSlug } = doc;
  await logEvent(req, {
    kind: 'taken_over',
    collection: document?.relationTo ?? globalSlug ?? '',
    ...(document && { entry: idOf(document.value) }),
    ...(person && { otherName: person.name || person.email }),
  });
};

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id);
