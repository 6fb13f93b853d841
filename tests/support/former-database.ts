import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { dumpDatabase } from '../../scripts/backup/dump-database.ts';
import { loadDatabase } from '../../scripts/backup/load-database.ts';

/** The schema of 0.9.0 and the records of its migrations, as pg_dump has written them. */
const FORMER = 'tests/fixtures/database/0.9.0.sql.gz';
/** Removes a page that 0.9.0 did not know. */
const LATER_PAGE = `delete from _pages_v where version_key = 'evidence';
  delete from pages where key = 'evidence'`;

export async function connected<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

export async function loadFormerSchema(client: pg.Client): Promise<void> {
  await client.query(gunzipSync(await readFile(FORMER)).toString());
}

/** Puts the rows of a newer database into one of 0.9.0, except the records of migrations. */
export async function fillFormer(url: string, newerUrl: string, folder: string): Promise<void> {
  const { signal } = new AbortController();
  await connected(newerUrl, (newer) => newer.query(LATER_PAGE));
  await connected(url, async (client) => {
    const dump = await dumpDatabase(newerUrl, folder, signal);
    const known = new Set(Object.keys(await rowsOf(client)));
    const tables = dump.tables.filter((name) => known.has(name) || name === 'payload_migrations');
    const manifest = { ...dump, tables };
    await client.query('create schema kept; create table kept.records as table payload_migrations');
    await loadDatabase(url, { content: folder, manifest, isForced: true, signal });
    await client.query(`truncate payload_migrations;
      insert into payload_migrations select * from kept.records; drop schema kept cascade`);
  });
}

/** The number of rows and a checksum of each table, except the records of migrations. */
export async function rowsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'payload_migrations'`,
  );
  const sums: Record<string, { rows: number; sum: string }> = {};
  for (const { name } of rows) {
    // Without nulls, because columns that were added since are empty.
    const { rows: summed } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(sum(
         hashtextextended(jsonb_strip_nulls(to_jsonb(t))::text, 0)::numeric), 0)::text as sum
       from public.${client.escapeIdentifier(name)} t`,
    );
    if (summed[0]) sums[name] = summed[0];
  }
  return sums;
}

export const recordsOf = async (client: pg.Client) =>
  (await client.query<{ name: string }>('select name from payload_migrations')).rows;
