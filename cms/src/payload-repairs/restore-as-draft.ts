import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';
import { BASED_ON } from '../stale-saves/based-on-field.ts';

const RESTORE = '/versions/:id';

type Version = { parent?: unknown; version: object };
type Read = (locale: Locale) => Promise<Version>;
type Write = (locale: Locale, texts: object) => Promise<object>;

/**
 * A restored version becomes a draft in every language; Payload would publish it at once in all
 * that were published then. Seen in 3.90.1; reported as payloadcms/payload#2404.
 */
export function withRestoreAsDraft(config: SanitizedConfig): SanitizedConfig {
  for (const one of config.collections) setRestore(one, (req) => restoreEntry(req, one.slug));
  for (const one of config.globals) setRestore(one, (req) => restoreGlobal(req, one.slug));
  return config;
}

type Restore = (req: PayloadRequest) => Promise<object>;

function setRestore(entity: SanitizedCollectionConfig | SanitizedGlobalConfig, restore: Restore) {
  if (!entity.versions?.drafts || !entity.endpoints) return;
  entity.endpoints = entity.endpoints.map((endpoint) => replaced(endpoint, restore));
}

function replaced<Known extends Omit<Endpoint, 'root'>>(endpoint: Known, restore: Restore): Known {
  if (endpoint.method !== 'post' || endpoint.path !== RESTORE) return endpoint;
  const handler = async (req: PayloadRequest) => {
    const isOwner = await initTransaction(req);
    try {
      const restored = await restore(req);
      if (isOwner) await commitTransaction(req);
      return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  };
  return { ...endpoint, handler };
}

async function restoreEntry(req: PayloadRequest, slug: string): Promise<object> {
  const collection = slug as CollectionSlug;
  const common = { collection, depth: 0, overrideAccess: false, req } as const;
  const version = String(req.routeParams?.id);
  const read: Read = (locale) => req.payload.findVersionByID({ ...common, id: version, locale });
  const id = String((await read(DEFAULT_LOCALE)).parent);
  const { flattenedFields } = req.payload.collections[collection].config;
  return restoreLanguages(read, (locale, texts) => {
    const data = { ...emptyTexts(flattenedFields), ...texts };
    const change = { id, locale, draft: true, overrideLock: false, data } as const;
    return req.payload.update({ ...common, ...change });
  });
}

async function restoreGlobal(req: PayloadRequest, name: string): Promise<object> {
  const slug = name as GlobalSlug;
  const common = { slug, depth: 0, overrideAccess: false, req } as const;
  const id = String(req.routeParams?.id);
  const fields = req.payload.globals.config.find((one) => one.slug === slug)?.flattenedFields ?? [];
  return restoreLanguages(
    (locale) => req.payload.findGlobalVersionByID({ ...common, id, locale }),
    (locale, texts) => {
      const data = { ...emptyTexts(fields), ...texts };
      const change = { locale, draft: true, overrideLock: false, data } as const;
      return req.payload.updateGlobal({ ...common, ...change });
    },
  );
}

async function restoreLanguages(read: Read, write: Write): Promise<object> {
  let restored = {};
  for (const locale of LOCALES) restored = await write(locale, textsOf(await read(locale)));
  return restored;
}

const ROWS = new Set(['array', 'blocks']);

/** Written below the version's texts, so that a language it did not have yet becomes empty. */
function emptyTexts(fields: readonly FlattenedField[]): object {
  const localized = fields.filter((field) => 'localized' in field && field.localized);
  return Object.fromEntries(
    localized
      .filter(({ name }) => !NOT_TEXTS.has(name))
      .map(({ name, type }) => [name, ROWS.has(type) ? [] : null]),
  );
}

/** Fields that each save sets anew. */
const NOT_TEXTS = new Set(['id', 'createdAt', 'updatedAt', '_status', 'globalType', BASED_ON]);

function textsOf({ version }: Version): object {
  return Object.fromEntries(
    Object.entries(version).filter(([name, value]) => !NOT_TEXTS.has(name) && value !== undefined),
  );
}
