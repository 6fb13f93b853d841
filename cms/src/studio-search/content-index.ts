import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionSlug,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import { adapterOf } from '../database/sql.ts';
import { byLocale } from '../translations/translation-row.ts';
import type { Titles } from '../usage/titles.ts';
import { folded } from './folded.ts';
import { textsOf, type FoundText } from './texts.ts';

export type IndexedEntry = {
  id: string;
  savedAt: string;
  titles: Titles;
  texts: FoundText[];
  /** All texts of a language, with those that all languages share, folded. */
  words: Record<Locale, string>;
};

export type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig;
type Entries = Map<string, IndexedEntry>;
export type Stored = { id: string; [field: string]: unknown };
type Saved = { slug: string; id: string; at: string };

const indexes = new WeakMap<Payload, Map<string, Entries>>();

/** With more ids than that it is quicker to read the whole collection. */
const MAX_IDS = 200;

/** A global is indexed as one entry, whose id is its slug. */
export const isCollection = (entity: Entity): entity is SanitizedCollectionConfig =>
  'labels' in entity;

/** The index of latest drafts is kept in memory; what was saved since the last search is reread. */
export async function indexedEntries(payload: Payload, entities: readonly Entity[]) {
  const index = indexes.get(payload) ?? new Map<string, Entries>();
  indexes.set(payload, index);
  const saved = await readSaveTimes(payload, entities);
  await Promise.all(
    entities.map(async (entity) => {
      const { slug } = entity;
      const now = saved.filter((one) => one.slug === slug);
      const known = index.get(slug) ?? new Map<string, IndexedEntry>();
      const changed = now.filter(({ at, id }) => known.get(id)?.savedAt !== at);
      const read = await readEntries(payload, entity, changed);
      const entries = now.map(({ at, id }): [string, IndexedEntry | undefined] => {
        const fresh = read.get(id);
        return [id, fresh ? indexed(entity, fresh, at) : known.get(id)];
      });
      index.set(slug, new Map(entries.filter((one): one is [string, IndexedEntry] => !!one[1])));
    }),
  );
  return index;
}

async function readSaveTimes(payload: Payload, entities: readonly Entity[]): Promise<Saved[]> {
  const statements = entities.map((entity) => {
    const { slug } = entity;
    const name = sql`${slug}::text as slug`;
    const at = sql`updated_at::text as at`;
    if (!isCollection(entity)) {
      const table = sql.identifier(`_${slug}_v`);
      return sql`select ${name}, ${slug}::text as id, ${at} from ${table} where latest`;
    }
    if (!entity.versions?.drafts) {
      const kept = entity.trash ? sql`deleted_at is null` : sql`true`;
      return sql`select ${name}, id::text, ${at} from ${sql.identifier(slug)} where ${kept}`;
    }
    const kept = entity.trash ? sql`version_deleted_at is null` : sql`true`;
    return sql`select ${name}, parent_id::text as id, ${at} from ${sql.identifier(`_${slug}_v`)}
               where latest and ${kept}`;
  });
  if (statements.length === 0) return [];
  const { rows } = await adapterOf(payload).drizzle.execute<Saved>(
    sql.join(statements, sql` union all `),
  );
  return rows;
}

async function readEntries(payload: Payload, entity: Entity, changed: readonly Saved[]) {
  if (changed.length === 0) return new Map<string, Stored>();
  const all = { locale: 'all', pagination: false } as const;
  if (!isCollection(entity)) {
    const { docs } = await payload.db.findGlobalVersions<Stored>({
      ...{ ...all, global: entity.slug as GlobalSlug, limit: 1 },
      where: { latest: { equals: true } },
    });
    const { slug } = entity;
    return new Map<string, Stored>(docs.map(({ version }) => [slug, { ...version, id: slug }]));
  }
  const collection = entity.slug as CollectionSlug;
  const ids = changed.map(({ id }) => id);
  const among = (field: string): Where => (ids.length > MAX_IDS ? {} : { [field]: { in: ids } });
  const { docs } = entity.versions?.drafts
    ? await payload.db.queryDrafts<Stored>({ ...all, collection, where: among('parent') })
    : await payload.db.find<Stored>({ ...all, collection, where: among('id') });
  return new Map(docs.map((doc) => [String(doc.id), doc]));
}

export function indexed(entity: Entity, entry: Stored, savedAt: string): IndexedEntry {
  const texts = textsOf(entity.flattenedFields, entry);
  return {
    id: entry.id,
    savedAt,
    titles: isCollection(entity) ? (entry[entity.admin.useAsTitle ?? 'id'] as Titles) : undefined,
    texts,
    words: byLocale((locale) => folded(textsIn(texts, locale).join('\n'))),
  };
}

const textsIn = (texts: readonly FoundText[], locale: Locale): string[] =>
  texts.filter((one) => (one.locale ?? locale) === locale).map(({ text }) => text);
