import { sql } from '@payloadcms/db-postgres';
import { index, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import { type Sql, type Statement, hasRows, lockName } from '../../database/sql.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';

/** Submissions that have been stored, even if their rows were deleted since. */
export const submissions = pgTable(
  'submissions',
  {
    id: text('id').primaryKey(),
    stored_at: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
    fingerprint: text('fingerprint'),
    received_at: timestamp('received_at', { withTimezone: true }),
  },
  (table) => [index('submissions_fingerprint_idx').on(table.fingerprint)],
);

/** False if the submission is known. A second process that stores it waits here for the first. */
export async function enterInLedger(
  db: Sql,
  { id, fingerprint, receivedAt }: Pick<SpoolEntry, 'id' | 'fingerprint' | 'receivedAt'>,
): Promise<boolean> {
  return hasRows(
    db,
    sql`insert into submissions (id, fingerprint, received_at)
        values (${id}, ${fingerprint ?? null}, ${receivedAt})
        on conflict do nothing returning id`,
  );
}

export const isInLedger = (db: Sql, id: string): Promise<boolean> =>
  hasRows(db, sql`select 1 from submissions where id = ${id}`);

/** Whether the same form has an entry already, as after a double click; not if that was deleted. */
export async function isAlreadyStored(
  db: Sql,
  { id, fingerprint, receivedAt, sameWithinMs }: SpoolEntry,
): Promise<boolean> {
  if (!fingerprint) return false;
  // Concurrent duplicates wait for each other.
  await lockName(db, fingerprint);
  const apart = sql`abs(extract(epoch from received_at - ${receivedAt}::timestamptz)) * 1000`;
  return hasRows(
    db,
    sql`select 1 from submissions known
        where fingerprint = ${fingerprint} and id <> ${id}
          ${sameWithinMs === undefined ? sql`` : sql`and ${apart} < ${sameWithinMs}`}
          and ${hasRow(sql`known.id`)}`,
  );
}

/** Whether a submission has an entry; a double click and a newsletter subscription have none. */
export const hasEntry = (db: Sql, id: string): Promise<boolean> =>
  hasRows(db, sql`select 1 where ${hasRow(sql`${id}`)}`);

const hasRow = (id: Statement) => sql`(exists (select 1 from requests where submission = ${id})
  or exists (select 1 from testimonials where submission = ${id}))`;
