import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { jsonb, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { TypedUser } from 'payload';
import type { Sql } from '../../database/sql.ts';
import { nameOfUser } from '../requests/request-events.ts';

/** Records when everything about somebody was deleted, by whom and how much. Never about whom. */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  editor: text('editor'),
  editor_name: text('editor_name'),
  counts: jsonb('counts').notNull(),
});

export type Erasure = { id: string; at: string; by: string; counts: Record<string, number> };

const SHOWN = 50;

export async function noteErasure(
  db: Sql,
  by: TypedUser | null,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  await db.execute(
    sql`insert into erasures (id, editor, editor_name, counts)
        values (${randomUUID()}, ${by ? String(by.id) : null}, ${by ? nameOfUser(by) : null},
          ${JSON.stringify(counts)}::jsonb)`,
  );
}

export async function readErasures(db: Sql): Promise<Erasure[]> {
  const { rows } = await db.execute(
    sql`select id, at, editor_name, counts from erasures order by at desc limit ${SHOWN}`,
  );
  return rows.map(({ id, at, editor_name: by, counts }) => ({
    id: String(id),
    at: new Date(at as string).toISOString(),
    by: String(by ?? ''),
    counts: counts as Erasure['counts'],
  }));
}
