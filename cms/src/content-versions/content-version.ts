import { pgTable, text, bigint } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { adapterOf, transactionOf } from '../database/sql.ts';

/**
 * One row per collection and global, which the site polls. It then reloads the rows whose
 * `updated_at` differs, so a change by hand in SQL must set that column too.
 */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});

/** Runs in the transaction of the change: the site neither misses it nor reloads too early. */
export async function raiseContentVersion(req: PayloadRequest, name: string): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(
    sql`insert into content_versions (name, version) values (${name}, 1)
        on conflict (name) do update set version = content_versions.version + 1`,
  );
}

export async function readContentVersions(payload: Payload): Promise<Map<string, number>> {
  const rows = await adapterOf(payload).drizzle.select().from(contentVersions);
  return new Map(rows.map((row) => [row.name, row.version]));
}

/** The site must not compare versions of two databases. Some servers hide their cluster's id. */
export async function readDatabaseId(payload: Payload): Promise<string> {
  const { drizzle } = adapterOf(payload);
  const database = await drizzle.execute<{ oid: string }>(
    sql`select oid::text from pg_database where datname = current_database()`,
  );
  const cluster = await drizzle
    .execute<{ id: string }>(sql`select system_identifier::text as id from pg_control_system()`)
    .catch(() => undefined);
  return `${cluster?.rows[0]?.id ?? 'cluster'}-${database.rows[0]?.oid}`;
}
