import { sql } from '@payloadcms/db-postgres';
import { pgTable, primaryKey, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { CollectionBeforeChangeHook, FlattenedField, Payload, PayloadRequest } from 'payload';
import { LOCALES, type Locale } from '../locales.ts';
import { adapterOf, transactionOf } from '../sql.ts';

/** When the words of an entry last changed in a language: tells which translations are older. */
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

/** Notes the language of a save that changes words. What is not translated is nobody's words. */
export const noteLanguageChange: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, operation, originalDoc, req } = args;
  const locale = LOCALES.find((one) => one === req.locale);
  if (operation !== 'update' || !locale || !originalDoc?.id) return;
  const hasChanged = collection.flattenedFields.some(
    (field) => isTranslated(field) && differs(data[field.name], originalDoc[field.name]),
  );
  if (!hasChanged) return;
  const db = await transactionOf(req);
  await db.execute(
    sql`insert into language_changes (document, locale, at)
        values (${nameOf(collection.slug, originalDoc.id)}, ${locale}, now())
        on conflict (document, locale) do update set at = excluded.at`,
  );
};

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

export async function forgetLanguageChanges(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`delete from language_changes where document = ${nameOf(collection, id)}`);
}
