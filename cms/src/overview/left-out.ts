import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { isStaff } from '../access/roles.ts';
import { adapterOf } from '../database/sql.ts';

/** A published entry that no page shows; unless `missing` or `over`, its `field` does not fit. */
export type LeftOut = {
  collection: string;
  entry?: string | undefined;
  title: string;
  field?: string | undefined;
  /** The empty field without which no page shows it, and the moment when its time was over. */
  missing?: string;
  over?: string;
};

/** The site reports the whole list, which is one row of a table that Payload does not know. */
export async function keepLeftOut(payload: Payload, entries: readonly LeftOut[]): Promise<void> {
  const kept = JSON.stringify(entries);
  await adapterOf(payload).drizzle.execute(
    sql`insert into left_out (id, entries) values (1, ${kept}::jsonb)
        on conflict (id) do update set entries = excluded.entries
        where left_out.entries is distinct from excluded.entries`,
  );
}

export async function readLeftOut(req: PayloadRequest): Promise<LeftOut[]> {
  if (!isStaff(req)) return [];
  const { rows } = await adapterOf(req.payload).drizzle.execute<{ entries: LeftOut[] }>(
    sql`select entries from left_out`,
  );
  return rows[0]?.entries ?? [];
}
