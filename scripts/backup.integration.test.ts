import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../tests/support/clinic-database.ts';
import { dropDatabase } from '../tests/support/drop-database.ts';
import { runNpmScript as run } from '../tests/support/npm-script.ts';
import { SiteProcess } from '../tests/support/site-process.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { rowsFile } from './backup/manifest.ts';

type Environment = ClinicDatabase['env'];

async function query(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}

async function rowsIn(url: string, table: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(`select * from ${table}`).finally(() => client.end())).rows;
}

/** All rows of all tables, except the content versions, which a restore raises. */
async function rowsOf(url: string): Promise<Map<string, string[]>> {
  const folder = await temporaryFolder();
  const { tables } = await dumpDatabase(url, folder, new AbortController().signal);
  const rows = new Map<string, string[]>();
  for (const table of tables.filter((name) => name !== 'content_versions')) {
    const lines = (await readFile(path.join(folder, rowsFile(table)), 'utf8')).split('\n');
    rows.set(table, lines.toSorted());
  }
  await rm(folder, { recursive: true });
  return rows;
}

const TITLE = 'Labor «Ünïcode» \\ "und" \n Zeilen 🏔';

describe('a backup', { timeout: 240_000 }, () => {
  let database: ClinicDatabase;
  let target: Environment;
  let file: string;

  beforeAll(async () => {
    database = await createClinicDatabase();
    const { DATABASE_URL, DATA_DIR } = database.env;
    for (const name of ['spool', 'submitted']) {
      await mkdir(path.join(DATA_DIR, name), { recursive: true });
      await writeFile(path.join(DATA_DIR, name, 'one.json'), '{"waits":true}');
    }
    await query(DATABASE_URL, `update diagnose_locales set title = $1 where slug = 'labor'`, [
      TITLE,
    ]);
    const url = new URL(DATABASE_URL);
    url.pathname = `/restored_${randomBytes(6).toString('hex')}`;
    target = { ...database.env, DATABASE_URL: url.href, DATA_DIR: await temporaryFolder() };
    file = path.join(target.DATA_DIR, 'backup.tar.gz');
  });

  afterAll(async () => {
    await dropDatabase(target.DATABASE_URL);
    await rm(target.DATA_DIR, { recursive: true, force: true });
    await database.remove();
  });

  it('is one file for its operator alone, and replaces none', async () => {
    expect(await run('backup', [file], database.env)).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await run('backup', [file], database.env);
    expect(again).toEqual({ code: 1, said: `${file} exists. --force replaces it.\n` });
    const left = await readdir(database.env.DATA_DIR);
    expect(left.filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('gives everything back to an empty database and folder', async () => {
    expect(await run('restore', [file], target)).toMatchObject({ code: 0 });
    expect(await rowsOf(target.DATABASE_URL)).toEqual(await rowsOf(database.env.DATABASE_URL));
    for (const folder of ['media', 'documents', 'submitted', 'spool']) {
      const files = await readdir(path.join(database.env.DATA_DIR, folder));
      expect(files.length).toBeGreaterThan(0);
      expect(await readdir(path.join(target.DATA_DIR, folder))).toEqual(files);
      expect((await stat(path.join(target.DATA_DIR, folder))).mode & 0o777).toBe(0o700);
    }
    const site = await SiteProcess.start(target);
    expect((await site.text('/de/diagnose/labor')).includes('Ünïcode')).toBe(true);
    await site.stop();
  });

  it('replaces what is there only if it is told to, and the site sees it', async () => {
    const versions = async () => {
      const client = new pg.Client({ connectionString: target.DATABASE_URL });
      await client.connect();
      const { rows } = await client.query<{ max: string }>(
        'select max(version) from content_versions',
      );
      await client.end();
      return Number(rows[0]?.max);
    };
    await query(target.DATABASE_URL, `update diagnose_locales set title = 'changed'`);
    await query(
      target.DATABASE_URL,
      `insert into converted.entries values ('diagnose', 'one', 'code', 'now', '{}')`,
    );
    const before = await versions();
    const site = new pg.Client({ connectionString: target.DATABASE_URL });
    await site.connect();
    expect(await run('restore', [file, '--force'], target)).toEqual({
      code: 1,
      said: 'The database is in use by 1 connection: stop the site and the studio first.\n',
    });
    await site.end();
    const refused = await run('restore', [file], target);
    const said = 'The database is not empty. --force replaces everything in it.\n';
    expect(refused).toEqual({ code: 1, said });
    expect(await run('restore', [file, '--force'], target)).toMatchObject({ code: 0 });
    expect(await rowsOf(target.DATABASE_URL)).toEqual(await rowsOf(database.env.DATABASE_URL));
    expect(await versions()).toBeGreaterThan(before);
    // The cache of entries that sites had converted from the former content.
    const converted = await rowsIn(target.DATABASE_URL, 'converted.entries');
    expect(converted).toEqual([]);
  });

  it('is not restored from a file that is no backup', async () => {
    const refused = await run('restore', ['package.json'], target);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^The archive could not be read or written: /);
  });
});
