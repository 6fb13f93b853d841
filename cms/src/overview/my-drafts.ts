import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { LOCALES } from '../clinic-config/locales.ts';
import { transactionOf } from '../database/sql.ts';
import type { TranslationRow } from '../translations/translation-row.ts';

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
        mine.has(document) && LOCALES.some((locale) => states[locale] === 'draft'),
    )
    .slice(0, limit);
}
