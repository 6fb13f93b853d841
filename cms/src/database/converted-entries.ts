import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { adapterOf, transactionOf } from './sql.ts';

export type Converted = { id: string; updatedAt: string; json: string };

/**
 * Documents as the site has converted them: reading those takes a third of the time of converting
 * again. One holds until the document or the code that converts (`conversion`) changes. The table
 * is made by a migration, is in no backup and may be emptied at any time.
 */
export class ConvertedEntries {
  readonly #payload: Payload;
  readonly #conversion: string;

  constructor(payload: Payload, conversion: string) {
    this.#payload = payload;
    this.#conversion = conversion;
  }

  async read(collection: string, ids: readonly string[]): Promise<Converted[]> {
    const { rows } = await this.#query<Converted>(
      `select entry as id, updated_at as "updatedAt", json from converted.entries
       where collection = $1 and conversion = $2 and entry = any($3::text[])`,
      [collection, this.#conversion, ids],
    );
    return rows;
  }

  async keep(collection: string, entries: readonly Converted[]): Promise<void> {
    await this.#query(
      `insert into converted.entries as kept (collection, entry, conversion, updated_at, json)
       select $1, entry, $2, updated_at, json
       from unnest($3::text[], $4::text[], $5::text[]) as made (entry, updated_at, json)
       order by entry -- as all sites do, or two of them could wait for each other
       on conflict (collection, entry) do update
       set conversion = excluded.conversion, updated_at = excluded.updated_at, json = excluded.json
       where (kept.conversion, kept.updated_at) <> (excluded.conversion, excluded.updated_at)`,
      [
        ...[collection, this.#conversion],
        ...[entries.map(({ id }) => id), entries.map(({ updatedAt }) => updatedAt)],
        entries.map(({ json }) => json),
      ],
    );
  }

  /** Deletes what is kept of all other entries, which visitors do not see any more. */
  async keepOnly(collection: string, ids: readonly string[]): Promise<void> {
    await this.#query(
      `delete from converted.entries as kept where collection = $1
       and not exists (select from unnest($2::text[]) as id where id = kept.entry)`,
      [collection, ids],
    );
  }

  #query<Row extends object>(text: string, values: readonly unknown[]) {
    return adapterOf(this.#payload).pool.query<Row>(text, [...values]);
  }
}

/** Deletes what is kept of a deleted entry, as no site may be running that would. */
export async function forgetConverted(req: PayloadRequest, collection: string, id: string) {
  const db = await transactionOf(req);
  // The table is looked for first: an error would end the transaction, and the entry would stay.
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass('converted.entries')::text as found`,
  );
  if (!rows[0]?.found) return;
  await db.execute(
    sql`delete from converted.entries where collection = ${collection} and entry = ${id}`,
  );
}
