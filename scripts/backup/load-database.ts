import path from 'node:path';
import { RESTORED } from '@clinic/cms/database/restored-row';
import type pg from 'pg';
import { StartError } from '../processes/run-script.ts';
import { whileConnected } from '../postgres/connect.ts';
import { rowsFile, type Manifest } from './manifest.ts';
import { createReadStream } from 'node:fs';

const BATCH_CHARACTERS = 1_000_000;
/** The tables that have rows in a database that was migrated but never used. */
const NEVER_EMPTY = new Set(['payload_migrations', 'content_versions']);

/** Entries that sites have converted from the former content do not belong to the restored one. */
const FORGET_CONVERTED = `do $$ begin
  if to_regclass('converted.entries') is not null then truncate converted.entries; end if;
end $$`;

type Backup = { content: string; manifest: Manifest; isForced: boolean; signal: AbortSignal };

/** Replaces all rows with those of a backup, in one transaction. */
export async function loadDatabase(databaseUrl: string, backup: Backup): Promise<void> {
  await whileConnected(databaseUrl, backup.signal, async (client) => {
    try {
      await client.query('begin');
      await fill(client, backup);
      await client.query('commit');
    } catch (error) {
      if (error instanceof StartError) throw error;
      const { code, message } = error as Error & { code?: string };
      if (code === '55P03') {
        throw new StartError('The database is in use: stop the site and the studio first.');
      }
      // The message of Postgres is left out, because it contains values.
      throw new StartError(
        `The database could not be filled (${code ?? message}); nothing in it was changed.`,
      );
    }
  });
}

async function fill(client: pg.Client, { content, manifest, isForced }: Backup): Promise<void> {
  await client.query(`set local search_path = public; set local lock_timeout = '10s'`);
  await assertFits(client, manifest);
  await assertEmpty(client, manifest, isForced);
  const counted = await client.query<{ max: string | null }>(
    'select max(version)::text as max from content_versions',
  );
  await withoutReferences(client, async () => {
    const names = manifest.tables.map((table) => client.escapeIdentifier(table));
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of manifest.tables) {
      await loadTable(client, table, path.join(content, rowsFile(table)));
    }
  });
  await client.query(FORGET_CONVERTED);
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [client.escapeIdentifier(name), value]);
  }
  // Sites on this database must notice that all content may have changed.
  await client.query(
    'insert into content_versions (name, version) values ($1, 0) on conflict do nothing',
    [RESTORED],
  );
  await client.query('update content_versions set version = version + $1::bigint + 1', [
    counted.rows[0]?.max ?? 0,
  ]);
}

/** The backup must have exactly the tables of the schema: one that it lacks would keep its rows. */
async function assertFits(client: pg.Client, { tables }: Manifest): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const there = rows.map((row) => row.name).toSorted();
  if (there.join() !== tables.toSorted().join()) {
    throw new StartError('The backup does not have the tables of the schema that it names.');
  }
}

async function assertEmpty(client: pg.Client, { tables }: Manifest, isForced: boolean) {
  if (isForced) return;
  for (const table of tables.filter((name) => !NEVER_EMPTY.has(name))) {
    const { rows } = await client.query(`select 1 from ${client.escapeIdentifier(table)} limit 1`);
    if (rows.length > 0) {
      throw new StartError('The database is not empty. --force replaces everything in it.');
    }
  }
}

type Reference = { table: string; name: string; definition: string };

/** Rows refer to each other in cycles, so foreign keys are dropped and added again at the end. */
async function withoutReferences(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  await work();
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

async function loadTable(client: pg.Client, table: string, file: string): Promise<void> {
  const name = client.escapeIdentifier(table);
  const statement =
    `insert into ${name} overriding system value ` +
    `select * from jsonb_populate_recordset(null::${name}, $1::jsonb)`;
  let batch: string[] = [];
  let characters = 0;
  const insert = async () => {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(',')}]`]);
    [batch, characters] = [[], 0];
  };
  for await (const line of readLines(file)) {
    batch.push(line);
    characters += line.length;
    if (characters > BATCH_CHARACTERS) await insert();
  }
  await insert();
}

/** The lines of a file, ended by "\n" alone: `readline` of Node 24 ends them at U+2028 too. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
