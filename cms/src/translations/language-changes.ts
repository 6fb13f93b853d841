import { sql } from '@payloadcms/db-postgres';
import { pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import type {
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { adapterOf, transactionOf } from '../database/sql.ts';

/** When an entry's words last changed in a language: tells which translations are older. */
export const languageChanges = pgTable(
  'language_changes',
  {
    document: text('document').notNull(),
    locale: text('locale').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.locale] })],
);

const nameOf = (collection: string, id: unknown) => `${collection}/${String(id)}`;

export const globalChanges = (slug: string) => nameOf('globals', slug);

export const noteLanguageChange: CollectionBeforeChangeHook = async (args) => {
  const { collection, data: given, operation, originalDoc: stored, req } = args;
  if (operation !== 'update' || !stored?.id) return;
  const fields = collection.flattenedFields;
  await note(req, nameOf(collection.slug, stored.id), { fields, given, stored });
};

export const noteGlobalLanguageChange: GlobalBeforeChangeHook = async (args) => {
  const { data: given, global, originalDoc: stored = {}, req } = args;
  await note(req, globalChanges(global.slug), { fields: global.flattenedFields, given, stored });
};

type Values = Readonly<Record<string, unknown>>;
type Change = { fields: readonly FlattenedField[]; given: Values; stored: Values };

async function note(req: PayloadRequest, document: string, { fields, given, stored }: Change) {
  const locale = LOCALES.find((one) => one === req.locale);
  const hasChanged = fields.some(
    (field) => isTranslated(field) && differs(given[field.name], stored[field.name]),
  );
  if (!locale || !hasChanged) return;
  const db = await transactionOf(req);
  await db.execute(
    sql`insert into language_changes (document, locale, at)
        values (${document}, ${locale}, now())
        on conflict (document, locale) do update set at = excluded.at`,
  );
}

function isTranslated(field: FlattenedField): boolean {
  return 'localized' in field && field.localized === true && field.name !== '_status';
}

/** An absent value is not part of the save; an empty one is the same as none. */
function differs(given: unknown, stored: unknown): boolean {
  if (given === undefined) return false;
  return JSON.stringify(given || null) !== JSON.stringify(stored || null);
}

export type ChangeTimes = ReadonlyMap<string, Partial<Record<Locale, Date>>>;

export async function readLanguageChanges(payload: Payload): Promise<ChangeTimes> {
  const rows = await adapterOf(payload).drizzle.select().from(languageChanges);
  const times = new Map<string, Partial<Record<Locale, Date>>>();
  for (const { document, locale, at } of rows) {
    times.set(document, { ...times.get(document), [locale]: at });
  }
  return times;
}

export async function forgetLanguageChanges(req: PayloadRequest, collection: string, id: unknown) {
  const db = await transactionOf(req);
  await db.execute(sql`delete from language_changes where document = ${nameOf(collection, id)}`);
}
