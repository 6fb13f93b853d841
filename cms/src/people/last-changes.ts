import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { isStaff } from '../access/roles.ts';
import { isPrivate } from '../access/private.ts';
import { DEFAULT_LOCALE, type Locale } from '../locales.ts';
import { transactionOf, type Statement } from '../sql.ts';
import { CHANGE_KINDS } from './log-event.ts';

export type LastChange = {
  kind: (typeof CHANGE_KINDS)[number];
  who: string;
  at: Date;
  /** The collection, or the global if there is no entry. */
  collection: string;
  entry?: string;
  language?: Locale;
};

export type TitledChange = LastChange & {
  /** What the entry is called now; undefined if it is gone or has no title. */
  title?: string;
};

type Row = {
  kind: LastChange['kind'];
  person_name: string;
  updated_at: string;
  collection: string;
  entry: string | null;
  language: Locale | null;
};

/** What all staff may know of: the content, and neither the inbox nor the accounts. */
function contentOf({ payload: { config } }: PayloadRequest): string[] {
  return [...config.collections, ...config.globals]
    .filter((entity) => !isPrivate(entity) && !entity.slug.startsWith('payload-'))
    .map(({ slug }) => slug);
}

async function readChanges(
  req: PayloadRequest,
  limit: number,
  restriction: Statement,
): Promise<LastChange[]> {
  if (!isStaff(req)) return [];
  const db = await transactionOf(req);
  const { rows } = await db.execute(
    sql`select kind, person_name, updated_at::text, collection, entry, language from log
        where kind in (${sql.join(
          CHANGE_KINDS.map((kind) => sql`${kind}`),
          sql`, `,
        )})
          and ${restriction}
        -- Of the same moment: published comes after created, as in the list of kinds.
        order by updated_at desc, kind desc limit ${limit}`,
  );
  return (rows as unknown as Row[]).map((row) => ({
    kind: row.kind,
    who: row.person_name,
    at: new Date(row.updated_at),
    collection: row.collection,
    ...(row.entry && { entry: row.entry }),
    ...(row.language && { language: row.language }),
  }));
}

/** The last change of one entry, or of a global. */
export async function lastChangeOf(
  req: PayloadRequest,
  collection: string,
  entry?: string,
): Promise<LastChange | undefined> {
  const isIt = sql`collection = ${collection} and entry is not distinct from ${entry ?? null}`;
  return (await readChanges(req, 1, isIt))[0];
}

/** The last changes of content, newest first, for every member of the staff. */
export async function lastChanges(req: PayloadRequest, limit: number): Promise<TitledChange[]> {
  const content = contentOf(req).map((slug) => sql`${slug}`);
  const changes = await readChanges(req, limit, sql`collection in (${sql.join(content, sql`, `)})`);
  const titles = await readTitles(req, changes);
  return changes.map((change) => {
    const title = change.entry && titles.get(`${change.collection}/${change.entry}`);
    return title ? { ...change, title } : change;
  });
}

/** One query per collection; a title in English stands for a missing one. */
async function readTitles(
  req: PayloadRequest,
  changes: LastChange[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  const slugs = new Set(changes.filter(({ entry }) => entry).map(({ collection }) => collection));
  for (const slug of slugs) {
    const config = req.payload.collections[slug as CollectionSlug]?.config;
    const field = config?.admin.useAsTitle;
    if (!config || !field) continue;
    const ids = changes.filter(({ collection }) => collection === slug).map(({ entry }) => entry);
    const { docs } = await req.payload.find({
      collection: config.slug as 'programs',
      where: { id: { in: ids } },
      select: { [field]: true } as never,
      draft: Boolean(config.versions?.drafts),
      fallbackLocale: DEFAULT_LOCALE,
      depth: 0,
      pagination: false,
      user: req.user,
      overrideAccess: false,
    });
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      if (doc[field]) titles.set(`${slug}/${String(doc.id)}`, String(doc[field]));
    }
  }
  return titles;
}
