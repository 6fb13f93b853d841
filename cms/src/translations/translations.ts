import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { documentName } from '../stale-saves/based-on-field.ts';
import { hasCollection, hasPage } from '../clinic-config/page-set.ts';
import { readGlobalTranslations } from './global-translations.ts';
import { readLanguageChanges } from './language-changes.ts';
import { titleFor, titleIn, type Titles } from '../usage/titles.ts';
import {
  byLocale,
  isUnpublished,
  stateIn,
  type Status,
  type TranslationRow,
} from './translation-row.ts';
import { sql } from '@payloadcms/db-postgres';
import { LOCALES } from '../clinic-config/locales.ts';
import { transactionOf } from '../database/sql.ts';

type Draft = { id: string; _status?: Status; key?: string | null; [field: string]: unknown };

export function translatedCollections(req: PayloadRequest): SanitizedCollectionConfig[] {
  return req.payload.config.collections.filter(({ slug, versions }) => {
    const drafts = versions?.drafts;
    return typeof drafts === 'object' && drafts.localizeStatus === true && hasCollection(slug);
  });
}

export async function readTranslations(req: PayloadRequest): Promise<TranslationRow[]> {
  const times = await readLanguageChanges(req.payload);
  const rows = await Promise.all([
    readGlobalTranslations(req, times),
    ...translatedCollections(req).map(async (collection) => {
      const { slug, admin } = collection;
      const [entries, live] = await Promise.all([
        readDrafts(req, collection),
        readLive(req, slug as CollectionSlug),
      ]);
      return entries.map((entry): TranslationRow => {
        const document = documentName(slug, entry.id);
        const titles = entry[admin.useAsTitle ?? 'id'] as Titles;
        return {
          collection: slug,
          id: entry.id,
          document,
          title: titleFor(req.i18n.language, titles),
          href: `/admin/collections/${document}`,
          states: byLocale((locale) =>
            titleIn(titles, locale) === ''
              ? 'missing'
              : stateIn(locale, entry._status, live.get(entry.id), times.get(document)),
          ),
        };
      });
    }),
  ]);
  return rows.flat();
}

async function readDrafts(req: PayloadRequest, collection: SanitizedCollectionConfig) {
  const { admin, flattenedFields, slug, trash } = collection;
  const where: Where = trash ? { 'version.deletedAt': { exists: false } } : {};
  const hasKey = flattenedFields.some(({ name }) => name === 'key');
  const { docs } = await req.payload.db.queryDrafts<Draft>({
    collection: slug as CollectionSlug,
    locale: 'all',
    pagination: false,
    req,
    select: {
      parent: true,
      version: { [admin.useAsTitle ?? 'id']: true, _status: true, ...(hasKey && { key: true }) },
    },
    sort: 'createdAt',
    where,
  });
  // The words above the list of a page that is switched off are seen by nobody.
  return docs.filter(({ key }) => !key || hasPage(key));
}

async function readLive(req: PayloadRequest, collection: CollectionSlug) {
  const { docs } = await req.payload.db.find<{ id: string; _status?: Status }>({
    collection,
    locale: 'all',
    pagination: false,
    req,
    select: { _status: true },
  });
  return new Map(docs.map(({ id, _status }) => [id, _status]));
}

/** The entries that this person saved last, and that are a draft in some language. */
export async function myDrafts(
  req: PayloadRequest,
  rows: readonly TranslationRow[],
  limit: number,
): Promise<TranslationRow[]> {
  const db = await transactionOf(req);
  const { rows: saved } = await db.execute<{ document: string }>(
    sql`select document from last_saves where editor = ${req.user?.id ?? ''}`,
  );
  const mine = new Set(saved.map(({ document }) => document));
  return rows
    .filter(
      ({ document, states }) =>
        mine.has(document) && LOCALES.some((locale) => isUnpublished(states[locale])),
    )
    .slice(0, limit);
}
