import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../../tests/support/clinic-database.ts';
import { describeSchema } from './testing/describe-schema.ts';
import { runNpmScript } from '../../tests/support/npm-script.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { dumpDatabase } from '../backup/dump-database.ts';
import { loadDatabase } from '../backup/load-database.ts';

/** The schema of 0.9.0 and the records of its migrations, as pg_dump has written them. */
const FORMER = 'tests/fixtures/database/0.9.0.sql.gz';
const PATIENCE = { timeout: 200_000 };

let clinic: ClinicDatabase;
let folder: string;

beforeAll(async () => {
  clinic = await createClinicDatabase();
  folder = await temporaryFolder();
  return async () => {
    await clinic.remove();
    await rm(folder, { recursive: true, force: true });
  };
});

async function connected<Result>(
  { env }: ClinicDatabase,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function withFormerDatabase(
  test: (former: ClinicDatabase, client: pg.Client) => Promise<void>,
): Promise<void> {
  const former = await createEmptyDatabase();
  try {
    await connected(former, async (client) => {
      await client.query(gunzipSync(await readFile(FORMER)).toString());
      await test(former, client);
    });
  } finally {
    await former.remove();
  }
}

/** A page that 0.9.0 did not know. */
const LATER_PAGE = `delete from _pages_v where version_key = 'evidence';
  delete from pages where key = 'evidence'`;

/** Puts the rows of the demo clinic into a database of 0.9.0, which keeps its own records. */
async function fill({ env }: ClinicDatabase, client: pg.Client): Promise<void> {
  const { signal } = new AbortController();
  await connected(clinic, (newer) => newer.query(LATER_PAGE));
  const dump = await dumpDatabase(clinic.env.DATABASE_URL, folder, signal);
  const known = new Set(Object.keys(await rowsOf(client)));
  const tables = dump.tables.filter((name) => known.has(name) || name === 'payload_migrations');
  const manifest = { ...dump, tables };
  await client.query('create schema kept; create table kept.records as table payload_migrations');
  await loadDatabase(env.DATABASE_URL, { content: folder, manifest, isForced: true, signal });
  await client.query(`truncate payload_migrations;
    insert into payload_migrations select * from kept.records; drop schema kept cascade`);
}

async function rowsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'payload_migrations'`,
  );
  const sums: Record<string, { rows: number; sum: string }> = {};
  for (const { name } of rows) {
    // Columns that were added since are empty.
    const { rows: summed } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(sum(
         hashtextextended(jsonb_strip_nulls(to_jsonb(t))::text, 0)::numeric), 0)::text as sum
       from public.${client.escapeIdentifier(name)} t`,
    );
    if (summed[0]) sums[name] = summed[0];
  }
  return sums;
}

const recordsOf = async (client: pg.Client) =>
  (await client.query<{ name: string }>('select name from payload_migrations')).rows;

it('a database of 0.9.0 keeps every row, and is like a new one', PATIENCE, async () => {
  await withFormerDatabase(async (former, client) => {
    await fill(former, client);
    const before = await rowsOf(client);
    expect(before.rooms?.rows).toBeGreaterThan(0);
    expect(before.users).toBeDefined();
    expect(await recordsOf(client)).toHaveLength(22);

    expect(await runNpmScript('migrate', [], former.env)).toMatchObject({ code: 0 });

    expect(await recordsOf(client)).toEqual(await connected(clinic, recordsOf));
    expect(await rowsOf(client)).toMatchObject(before);
    const schema = await describeSchema(client);
    expect(schema.length).toBeGreaterThan(3000);
    expect(schema).toEqual(await connected(clinic, describeSchema));

    const site = await SiteProcess.start(former.env);
    try {
      expect(await site.text('/en/programs')).toContain('Burnout Week');
    } finally {
      await site.stop();
    }
  });
});

it('a backup of 0.9.0 is restored, and comes up to date at the next start', PATIENCE, async () => {
  await withFormerDatabase(async (former, client) => {
    await fill(former, client);
    const file = path.join(folder, 'former.tar.gz');
    expect(await runNpmScript('backup', [file], former.env)).toMatchObject({ code: 0 });
    const restored = await createEmptyDatabase();
    try {
      expect(await runNpmScript('restore', [file], restored.env)).toMatchObject({ code: 0 });
      expect(await runNpmScript('migrate', [], restored.env)).toMatchObject({ code: 0 });
      const { content_versions: _, ...rows } = await rowsOf(client);
      expect(await connected(restored, rowsOf)).toMatchObject(rows);
      expect(await connected(restored, recordsOf)).toEqual(await connected(clinic, recordsOf));
    } finally {
      await restored.remove();
    }
  });
});

it('a database of before 0.9.0 is refused in one line, and stays as it is', PATIENCE, async () => {
  await withFormerDatabase(async (former, client) => {
    await client.query(`delete from payload_migrations where name like '%words_of_list_pages'`);
    const { code, said } = await runNpmScript('migrate', [], former.env);
    expect(code).toBe(1);
    expect(said.trim()).toMatch(/^.* pass through the tag v0\.9\.0 first: .*$/);
    expect(await recordsOf(client)).toHaveLength(21);
  });
});
