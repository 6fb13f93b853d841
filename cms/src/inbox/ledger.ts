import { sql } from '@payloadcms/db-postgres';
import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Sql } from '../sql.ts';

/** Which submissions have been stored, whatever became of their rows since. */
export const submissions = pgTable('submissions', {
  id: text('id').primaryKey(),
  stored_at: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * Notes a submission as the first step of storing it; false if it is known. A second process that
 * stores the same one waits here until the first has finished.
 */
export async function enterInLedger(db: Sql, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`insert into submissions (id) values (${id}) on conflict do nothing returning id`,
  );
  return rows.length > 0;
}

export async function isInLedger(db: Sql, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from submissions where id = ${id}`);
  return rows.length > 0;
}
