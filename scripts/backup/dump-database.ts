import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { whileConnected } from '../postgres/connect.ts';
import { StartError } from '../processes/run-script.ts';
import { sumTables } from './table-sums.ts';
import { DATABASE_FOLDER, rowsFile, type Manifest } from './manifest.ts';

const ROWS_AT_ONCE = 200;

/** Writes a snapshot of one moment. Postgres itself makes the JSON, so no value is converted. */
export async function dumpDatabase(
  databaseUrl: string,
  folder: string,
  signal: AbortSignal,
): Promise<Manifest> {
  return whileConnected(databaseUrl, signal, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    const list = async (query: string) =>
      (await client.query<{ name: string }>(query)).rows.map((row) => row.name);
    const tables = await list(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    if (!tables.includes('payload_migrations')) {
      throw new StartError('The database has no tables of ours: there is nothing to back up.');
    }
    await mkdir(path.join(folder, DATABASE_FOLDER), { recursive: true });
    for (const table of tables) {
      await dumpTable(client, table, path.join(folder, rowsFile(table)), signal);
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select sequencename as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null`,
    );
    const migrations = await list('select name from payload_migrations order by id');
    const sums = await sumTables(client, tables);
    await client.query('commit');
    return { format: 1, made: new Date().toISOString(), migrations, tables, sequences, sums };
  });
}

async function dumpTable(client: pg.Client, table: string, file: string, signal: AbortSignal) {
  const name = client.escapeIdentifier(table);
  await client.query(
    `declare all_rows no scroll cursor for select to_jsonb(t)::text as row from public.${name} t`,
  );
  await pipeline(() => lines(client), createWriteStream(file), { signal });
  await client.query('close all_rows');
}

async function* lines(client: pg.Client): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from all_rows`);
    for (const { row } of rows) yield `${row}\n`;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
