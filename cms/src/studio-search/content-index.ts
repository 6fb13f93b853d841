import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, SanitizedCollectionConfig, Where } from 'payload';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { adapterOf } from '../database/sql.ts';
import { hasDrafts } from '../plugin/feature.ts';
import { byLocale } from '../translations/translation-row.ts';
import type { Titles } from '../usage/titles.ts';
import { folded } from './folded.ts';
import { textsOf, type FoundText } from './texts.ts';

export type IndexedEntry = {
  id: string;
  savedAt: string;
  titles: Titles;
  filename?: string;
  texts: FoundText[];
  /** All texts of a language and those that all share, folded. */
  words: Record<Locale, string>;
};

type Entries = Map<string, IndexedEntry>;
type Stored = { id: string; [field: string]: unknown };

const indexes = new WeakMap<Payload, Map<string, Entries>>();

/** Without a list of ids it is quicker to read all. */
const MOST_IDS = 200;

/**
 * The entries of a collection as their latest drafts have them, those in the bin left out. They are
 * kept in memory; what was saved since the last search is read again.
 */
export async function indexedEntries(
  payload: Payload,
  collection: SanitizedCollectionConfig,
): Promise<Entries> {
  const index = indexes.get(payload) ?? new Map<string, Entries>();
  indexes.set(payload, index);
  const known: Entries = index.get(collection.slug) ?? new Map();
  const saved = await readSaveTimes(payload, collection);
  const fresh = [...saved].filter(([id, at]) => known.get(id)?.savedAt !== at).map(([id]) => id);
  const read = fresh.length > 0 ? await readEntries(payload, collection, fresh) : [];
  const entries: Entries = new Map();
  for (const id of saved.keys()) {
    const entry = known.get(id);
    if (entry) entries.set(id, entry);
  }
  for (const one of read) {
    const savedAt = saved.get(one.id);
    if (savedAt !== undefined) entries.set(one.id, indexed(collection, one, savedAt));
  }
  index.set(collection.slug, entries);
  return entries;
}

async function readSaveTimes(payload: Payload, collection: SanitizedCollectionConfig) {
  const { slug, trash } = collection;
  const isDrafted = hasDrafts(collection);
  const table = sql.identifier(isDrafted ? `_${slug}_v` : slug);
  const id = sql.identifier(isDrafted ? 'parent_id' : 'id');
  const bin = sql.identifier(isDrafted ? 'version_deleted_at' : 'deleted_at');
  const { rows } = await adapterOf(payload).drizzle.execute<{ id: string; at: string }>(
    sql`select ${id}::text as id, updated_at::text as at from ${table}
        where ${isDrafted ? sql`latest` : sql`true`} and ${trash ? sql`${bin} is null` : sql`true`}`,
  );
  return new Map(rows.map((row) => [row.id, row.at]));
}

async function readEntries(
  payload: Payload,
  { slug, versions }: SanitizedCollectionConfig,
  ids: readonly string[],
): Promise<Stored[]> {
  const all = { collection: slug as CollectionSlug, locale: 'all', pagination: false } as const;
  const among = (field: string): Where =>
    ids.length > MOST_IDS ? {} : { [field]: { in: [...ids] } };
  const { docs } = versions?.drafts
    ? await payload.db.queryDrafts<Stored>({ ...all, where: among('parent') })
    : await payload.db.find<Stored>({ ...all, where: among('id') });
  return docs;
}

function indexed(
  { admin, flattenedFields }: SanitizedCollectionConfig,
  entry: Stored,
  savedAt: string,
): IndexedEntry {
  const texts = textsOf(flattenedFields, entry);
  return {
    id: entry.id,
    savedAt,
    titles: entry[admin.useAsTitle ?? 'id'] as Titles,
    ...(typeof entry.filename === 'string' && { filename: entry.filename }),
    texts,
    words: wordsOf(texts),
  };
}

export const wordsOf = (texts: readonly FoundText[]): Record<Locale, string> =>
  byLocale((locale) => folded(textsIn(texts, locale).join('\n')));

export const textsIn = (texts: readonly FoundText[], locale: Locale): string[] =>
  texts.filter((one) => (one.locale ?? locale) === locale).map(({ text }) => text);

/** The language that is read first, then the others. */
export const languagesFrom = (locale: Locale): Locale[] => [
  locale,
  ...LOCALES.filter((one) => one !== locale),
];
