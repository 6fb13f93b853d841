import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { writeDurably } from '../../files/write-durably.ts';
import { SPOOL_FOLDER } from '../../files/folders.ts';
import { adapterOf } from '../../database/sql.ts';
import { countSpooled } from './spooled-submissions.ts';

const RECENTLY_SEEN = sql`interval '1 minute'`;
/** No spool holds a submission for this long, see retention.ts: the machine is gone for good. */
const FORGOTTEN = sql`interval '90 days'`;

const keyOf = (id: string) => `spool ${id}`;

/** A spool's id is in a file inside it, as the folder may move to another machine or path. */
const readId = (spool: string): Promise<string | undefined> =>
  readFile(path.join(spool, 'id'), 'utf8').catch(() => undefined);

async function makeId(spool: string): Promise<string> {
  const id = randomUUID();
  await writeDurably(path.join(spool, 'id'), id);
  return id;
}

/** Notes how many submissions wait on this machine: a studio elsewhere cannot look into its spool. */
export async function noteSpool(payload: Payload, spool: string): Promise<void> {
  const id = (await readId(spool)) ?? (await makeId(spool));
  const waiting = await countSpooled(spool);
  await adapterOf(payload).drizzle.execute(
    sql`insert into payload_kv (id, key, data)
        values (${randomUUID()}, ${keyOf(id)},
          jsonb_build_object('at', now(), 'waiting', ${waiting}::int))
        on conflict (key) do update set data = excluded.data`,
  );
}

export async function forgetSpool(payload: Payload, spool: string): Promise<void> {
  const id = await readId(spool);
  if (!id || (await countSpooled(spool)) > 0) return;
  await payload.kv.delete(keyOf(id));
}

/** Counts machines where forms wait, or may wait because nothing was heard from them lately. */
export async function countUnseenSpools(payload: Payload): Promise<number> {
  const own = keyOf((await readId(SPOOL_FOLDER)) ?? '');
  const at = sql`(data->>'at')::timestamptz`;
  const { rows } = await adapterOf(payload).drizzle.execute(
    sql`select count(*) as count from payload_kv
        where key like 'spool %' and key <> ${own} and ${at} > now() - ${FORGOTTEN}
          and ((data->>'waiting')::int > 0 or ${at} < now() - ${RECENTLY_SEEN})`,
  );
  return Number(rows[0]?.count ?? 0);
}
