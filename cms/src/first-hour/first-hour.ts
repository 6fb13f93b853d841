import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { isBoundToLanguages, languagesOf, worksWithContent } from '../access/roles.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';
import { listed, transactionOf } from '../database/sql.ts';
import { previewUrl } from '../preview/preview.ts';
import { translatedCollections } from '../translations/translations.ts';
import type { TranslationRow } from '../translations/translation-row.ts';
import { FIRST_HOUR, type FirstHourNotes } from './first-hour-notes.ts';

const NEW_FOR = sql`interval '30 days'`;
const SHOWN_AFTER_END = sql`interval '1 hour'`;

export type FirstHour = {
  done: { change: boolean; look: boolean; publish: boolean };
  /** The text that was changed last, or one to begin with. */
  entry: { href: string; preview: string; title: string; language: Locale };
};

type Noted = { collection: string; entry: string; language: Locale | null };
type Facts = { notes: FirstHourNotes | null; published: boolean; over: boolean };

export async function readFirstHour(
  req: PayloadRequest,
  rows: readonly TranslationRow[],
): Promise<FirstHour | undefined> {
  const { user } = req;
  if (!user || !worksWithContent(user)) return undefined;
  const facts = await readFacts(req, user.id);
  if (!facts || facts.over || facts.notes?.hidden) return undefined;
  const changed = await lastChanged(req, user.id);
  const entry = entryOf(req, rows, changed);
  if (!entry) return undefined;
  const change = Boolean(changed);
  const { published } = facts;
  return { done: { change, look: Boolean(facts.notes?.looked), publish: published }, entry };
}

/** Undefined for an account that is not new. */
async function readFacts(req: PayloadRequest, id: unknown): Promise<Facts | undefined> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<Facts>(sql`
    select
      (select value from payload_preferences p
        join payload_preferences_rels r on r.parent_id = p.id and r.users_id = u.id
        where p.key = ${FIRST_HOUR} limit 1) as notes,
      exists (select from log where person_id = u.id and kind = 'published') as published,
      exists (select from log where person_id = u.id and kind = 'published'
        and updated_at < now() - ${SHOWN_AFTER_END}) as over
    from users u where u.id = ${id} and u.created_at > now() - ${NEW_FOR}`);
  return rows[0];
}

async function lastChanged(req: PayloadRequest, id: unknown): Promise<Noted | undefined> {
  const db = await transactionOf(req);
  const slugs = translatedCollections(req).map(({ slug }) => slug);
  const { rows } = await db.execute<Noted>(sql`
    select collection, entry, language from log
    where person_id = ${id} and entry is not null and collection in (${listed(slugs)})
      and kind in ('created', 'changed', 'published')
    order by updated_at desc limit 1`);
  return rows[0];
}

function entryOf(req: PayloadRequest, rows: readonly TranslationRow[], changed?: Noted) {
  const language = changed?.language ?? languageFor(req);
  const row = changed
    ? rows.find(({ collection, id }) => collection === changed.collection && id === changed.entry)
    : BEGIN_WITH.map((slug) =>
        rows.find(
          ({ collection, states }) => collection === slug && states[language] === 'published',
        ),
      ).find(Boolean);
  if (!row?.collection || !row.id) return undefined;
  const { href, title } = row;
  const preview = previewUrl(row.collection, row.id, language);
  return { href: `${href}?locale=${language}`, preview, title, language };
}

/** Short texts, where a word more or less does no harm. */
const BEGIN_WITH = ['news', 'therapies', 'treatments', 'diagnose', 'programs', 'pages'];

/** The reader's own language, where they may write in it. */
function languageFor(req: PayloadRequest): Locale {
  const own = isBoundToLanguages(req) ? languagesOf(req) : LOCALES;
  const { language } = req.i18n;
  return own.find((one) => one === language) ?? own[0] ?? DEFAULT_LOCALE;
}
