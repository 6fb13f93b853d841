import { sql } from '@payloadcms/db-postgres';
import { bigint, pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '../database/sql.ts';

/** One row per entry and global: its number of saves, and the last editor and form. */
export const lastSaves = pgTable('last_saves', {
  document: text('document').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
  form: text('form').notNull(),
  editor: text('editor'),
});

/** The revision that a form shows, and an id of this one opened form. */
export type Basis = { revision: number; form: string };

export async function readRevision(req: PayloadRequest, document: string): Promise<number> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ revision: string }>(
    sql`select revision from last_saves where document = ${document}`,
  );
  return Number(rows[0]?.revision ?? 0);
}

/**
 * Counts a save; undefined if another form has saved since this one was filled. The row is locked
 * until the transaction ends, so that of two concurrent saves the second sees the first.
 */
export async function countSave(
  req: PayloadRequest,
  document: string,
  basis: Basis | undefined,
  form: string,
): Promise<number | undefined> {
  const db = await transactionOf(req);
  const isFresh = basis
    ? sql`last_saves.revision = ${basis.revision} or last_saves.form = ${basis.form}`
    : sql`true`;
  const isFirst = (basis?.revision ?? 0) === 0;
  const { rows } = await db.execute<{ revision: string }>(
    sql`insert into last_saves (document, revision, form, editor)
        select ${document}, 1, ${form}, ${req.user?.id ?? null}
        where ${isFirst} or exists (select from last_saves where document = ${document})
        on conflict (document) do update
        set revision = last_saves.revision + 1, form = excluded.form, editor = excluded.editor
        where ${isFresh}
        returning revision`,
  );
  return rows[0] && Number(rows[0].revision);
}

/** The id of the user who saved last; undefined if that was our own code. */
export async function readLastEditor(req: PayloadRequest, document: string) {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ editor: string | null }>(
    sql`select editor from last_saves where document = ${document}`,
  );
  return rows[0]?.editor ?? undefined;
}

/** Lets a deletion lock this row before the entry, as saves do; otherwise they could deadlock. */
export async function lockSaves(req: PayloadRequest, document: string): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(
    sql`insert into last_saves (document, revision, form) values (${document}, 0, '')
        on conflict (document) do update set document = excluded.document`,
  );
}

export async function forgetSaves(req: PayloadRequest, document: string): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`delete from last_saves where document = ${document}`);
}
