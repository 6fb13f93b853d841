import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { isStaff } from '../access/roles.ts';
import { isPrivate } from '../access/private.ts';
import type { Locale } from '../clinic-config/locales.ts';
import { readTitles } from '../usage/titles.ts';
import { hasCollection } from '../clinic-config/page-set.ts';
import { transactionOf, type Statement, listed } from '../database/sql.ts';
import { CHANGE_KINDS } from './log-event.ts';

export type LastChange = {
  kind: (typeof CHANGE_KINDS)[number];
  who: string;
  at: Date;
  /** The collection, or the global if there is no entry. */
  collection: string;
  entry?: string;
  language?: Locale;
  /** What the entry is called now, if it is still there; in the reader's language if it can be. */
  title?: string;
};

type Row = Pick<LastChange, 'kind' | 'who' | 'collection'> & {
  at: string;
  entry: string | null;
  language: Locale | null;
};

/** What all staff may know of: the content, and neither the inbox nor the accounts. */
function contentOf({ payload: { config } }: PayloadRequest): string[] {
  return [...config.collections, ...config.globals]
    .filter((entity) => !isPrivate(entity) && !entity.slug.startsWith('payload-'))
    .map(({ slug }) => slug)
    .filter(hasCollection);
}

async function readChanges(req: PayloadRequest, limit: number, restriction: Statement) {
  if (!isStaff(req)) return [];
  const db = await transactionOf(req);
  const { rows } = await db.execute<Row>(
    sql`select kind, person_name as who, updated_at::text as at, collection, entry, language from log
        where kind in (${listed(CHANGE_KINDS)}) and ${restriction}
        -- Of the same moment: published comes after created, as in the list of kinds.
        order by updated_at desc, kind desc limit ${limit}`,
  );
  return rows.map(({ at, entry, language, ...row }) => ({
    ...row,
    at: new Date(at),
    ...(entry && { entry }),
    ...(language && { language }),
  }));
}

export async function lastChangeOf(req: PayloadRequest, collection: string, entry?: string) {
  const isAboutEntry = sql`collection = ${collection} and entry is not distinct from ${entry ?? null}`;
  return (await readChanges(req, 1, isAboutEntry))[0];
}

export async function lastChanges(req: PayloadRequest, limit: number): Promise<LastChange[]> {
  const changes = await readChanges(req, limit, sql`collection in (${listed(contentOf(req))})`);
  const titles = await titlesOf(req, changes);
  return changes.map((change) => {
    const title = change.entry && titles.get(`${change.collection}/${change.entry}`);
    return title ? { ...change, title } : change;
  });
}

async function titlesOf(req: PayloadRequest, changes: readonly LastChange[]) {
  const titles = new Map<string, string>();
  const slugs = new Set(changes.filter(({ entry }) => entry).map(({ collection }) => collection));
  for (const slug of slugs) {
    if (!(slug in req.payload.collections)) continue;
    const ids = changes.flatMap(({ collection, entry }) =>
      collection === slug && entry ? [entry] : [],
    );
    const found = await readTitles(req, slug as CollectionSlug, ids);
    for (const [id, title] of found) titles.set(`${slug}/${id}`, title);
  }
  return titles;
}
