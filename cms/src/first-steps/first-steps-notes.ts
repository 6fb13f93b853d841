import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { adapterOf } from '../database/sql.ts';
import type { ConfirmedStep } from './first-steps.ts';

/** What administrators have said about the steps, and that all were done once. */
export type FirstStepsNote = ConfirmedStep | 'seen' | 'hidden' | 'finished';

const PREFIX = 'first-steps ';

/** Each note is a row of its own, so that two written at once do not undo each other. */
export async function readNotes(payload: Payload): Promise<ReadonlySet<string>> {
  const { rows } = await adapterOf(payload).drizzle.execute<{ key: string }>(
    sql`select key from payload_kv where key like ${`${PREFIX}%`}`,
  );
  return new Set(rows.map(({ key }) => key.slice(PREFIX.length)));
}

export async function setNote(payload: Payload, note: FirstStepsNote, isSet = true): Promise<void> {
  const key = `${PREFIX}${note}`;
  await adapterOf(payload).drizzle.execute(
    isSet
      ? sql`insert into payload_kv (id, key, data) values (${randomUUID()}, ${key}, 'true'::jsonb)
            on conflict (key) do nothing`
      : sql`delete from payload_kv where key = ${key}`,
  );
}
