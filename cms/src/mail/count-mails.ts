import { sql } from '@payloadcms/db-postgres';
import type { Sql } from '../database/sql.ts';

/** Those that tell something; the number of sent mails says only when old ones are deleted. */
const WATCHED = ['waiting', 'sending', 'failed'] as const;

/** How many mails there are of each status, those without any included. */
export async function countMails(db: Sql): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ status: string; count: number }>(
    sql`select status::text, count(*)::int as count from mails group by status`,
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(WATCHED.map((status) => [status, found.get(status) ?? 0]));
}
