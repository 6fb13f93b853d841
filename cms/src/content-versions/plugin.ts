import { findStored } from '../database/sql.ts';
import type {
  CollectionConfig,
  GlobalConfig,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { extend, feature, hasDrafts } from '../plugin/feature.ts';
import { contentVersions as table, raiseContentVersion } from './content-version.ts';
import { forgetConverted } from '../database/converted-entries.ts';

/** Every change that visitors see raises the version of its collection, which the site polls. */
export const contentVersions = (collections: readonly string[]) =>
  feature({
    tables: () => ({ content_versions: table }),
    changes: { collections, collection: withVersion, global: withGlobalVersion },
  });

function withVersion(collection: CollectionConfig): CollectionConfig {
  const raising = { afterChange: [raiseVersionOnChange], afterDelete: [raiseVersionOnDelete] };
  // A collection without drafts holds files, whose hooks clean them before the site is told.
  if (!hasDrafts(collection)) return extend(collection, { last: raising });
  return extend(collection, {
    first: { beforeDelete: [noteIfVisibleBeforeDelete], ...raising },
    last: { beforeChange: [noteIfVisible] },
  });
}

const withGlobalVersion = (global: GlobalConfig): GlobalConfig =>
  extend(global, {
    last: { beforeChange: [noteIfGlobalVisible], afterChange: [raiseVersionOnGlobalChange] },
  });

type Status = string | Record<string, string> | null;
type Stored = { id: string; updatedAt: string; _status?: Status };

function readStored(req: PayloadRequest, collection: SanitizedCollectionConfig, id: unknown) {
  const { slug, versions } = collection;
  const fields = ['updatedAt', ...(versions?.drafts ? ['_status'] : [])];
  return findStored<Stored>(req, slug, id, fields, 'all');
}

function isVisible(collection: SanitizedCollectionConfig, stored: Stored | null): boolean {
  return !collection.versions?.drafts || isPublishedSomewhere(stored?._status);
}

function isPublishedSomewhere(status: Status = {}): boolean {
  if (typeof status === 'string') return status === 'published';
  return Object.values(status ?? {}).includes('published');
}

const contextKey = (collection: string, id: unknown) => `seen before: ${collection}/${String(id)}`;

/** Runs before the save, since after unpublishing nothing tells that an entry was published. */
export const noteIfVisible: CollectionBeforeChangeHook = async (args) => {
  const { collection, context, originalDoc, req } = args;
  if (!originalDoc?.id) return;
  const stored = await readStored(req, collection, originalDoc.id);
  context[contextKey(collection.slug, originalDoc.id)] = isVisible(collection, stored);
};

export const noteIfVisibleBeforeDelete: CollectionBeforeDeleteHook = async (args) => {
  const { collection, context, id, req } = args;
  const stored = await readStored(req, collection, id);
  context[contextKey(collection.slug, id)] = isVisible(collection, stored);
};

/** Only a write to the entry itself concerns the site; an autosaved draft is just a version. */
export const raiseVersionOnChange: CollectionAfterChangeHook = async (args) => {
  const { collection, context, doc, operation, req } = args;
  const stored = await readStored(req, collection, doc.id);
  if (stored?.updatedAt !== doc.updatedAt) return;
  const wasVisible =
    operation === 'update' && context[contextKey(collection.slug, doc.id)] !== false;
  if (wasVisible || isVisible(collection, stored)) await raiseContentVersion(req, collection.slug);
};

export const raiseVersionOnDelete: CollectionAfterDeleteHook = async (args) => {
  const { collection, context, id, req } = args;
  await forgetConverted(req, collection.slug, String(id));
  if (context[contextKey(collection.slug, id)] === false) return;
  await raiseContentVersion(req, collection.slug);
};

async function readStoredGlobal(req: PayloadRequest, slug: string): Promise<Partial<Stored>> {
  const select = { updatedAt: true, _status: true } as const;
  return req.payload.db.findGlobal({ slug: slug as GlobalSlug, locale: 'all', select, req });
}

const noteIfGlobalVisible: GlobalBeforeChangeHook = async ({ context, global, req }) => {
  const { _status } = await readStoredGlobal(req, global.slug);
  context[contextKey('globals', global.slug)] = isPublishedSomewhere(_status);
};

const raiseVersionOnGlobalChange: GlobalAfterChangeHook = async (args) => {
  const { context, doc, global, req } = args;
  const stored = await readStoredGlobal(req, global.slug);
  if (stored.updatedAt !== doc.updatedAt) return;
  const wasVisible = context[contextKey('globals', global.slug)] !== false;
  if (!wasVisible && !isPublishedSomewhere(stored._status)) return;
  await raiseContentVersion(req, global.slug);
};
