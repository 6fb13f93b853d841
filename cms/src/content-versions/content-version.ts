import { pgTable, text, bigint } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { adapterOf, transactionOf } from '../database/sql.ts';

/** The site polls these. It reloads rows by their `updated_at`: a change in SQL must set it too. */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});

/** In the transaction of the change: the site can neither miss it nor reload too early. */
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

/** Versions of two databases cannot be compared. Not every server tells its cluster's id. */
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
