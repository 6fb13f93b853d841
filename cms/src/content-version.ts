import { pgTable, text, bigint } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { adapterOf, transactionOf } from './sql.ts';

/**
 * One row per collection and global; the site watches these numbers to learn what changed. Of a
 * collection that changed it reads the rows with another `updated_at`: whoever changes rows by
 * hand must set that as well.
 */
export const contentVersions = pgTable('content_versions', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
});

/** A row that is no collection: it counts how often a backup was put back into this database. */
export const RESTORED = '(restored)';

/**
 * Raises a version inside the transaction of the change itself: both become visible together,
 * so the site can neither miss a change nor reload before it is there.
 */
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

/**
 * Which database this is: versions of two of them cannot be compared. Not every server lets its
 * users see the identity of the cluster; then the number of the database must do.
 */
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
