import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_FOLDERS } from '../cms/src/files/file-key.ts';
import { createClinicDatabase, type ClinicDatabase } from '../tests/support/clinic-database.ts';
import { runNpmScript as run } from '../tests/support/npm-script.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { pack } from './backup/archive.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { MANIFEST_FILE, rowsFile, SPOOL_FOLDER } from './backup/manifest.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { readStartSettings } from './settings/env.ts';

const { signal } = new AbortController();

let database: ClinicDatabase;
let folder: string;

beforeAll(async () => {
  database = await createClinicDatabase();
  folder = await temporaryFolder();
  for (const name of ['spool', 'submitted']) {
    await mkdir(path.join(database.env.DATA_DIR, name), { recursive: true });
    await writeFile(path.join(database.env.DATA_DIR, name, 'one.json'), '{"waits":true}');
  }
});

afterAll(async () => {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function scratchDatabases(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname = current_database() || '_verify'`,
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

/** Alters a backup of the clinic before it is packed, and returns what verifying it says. */
async function verifyAltered(alter: (content: string) => Promise<void>): Promise<unknown> {
  const work = await temporaryFolder();
  const content = path.join(work, 'content');
  const { DATABASE_URL } = database.env;
  const manifest = await dumpDatabase(DATABASE_URL, content, signal);
  for (const name of [SPOOL_FOLDER, ...FILE_FOLDERS]) await mkdir(path.join(content, name));
  await writeFile(path.join(content, 'media', 'a.jpg'), 'a picture');
  await writeFile(path.join(content, MANIFEST_FILE), JSON.stringify(manifest));
  await alter(content);
  const file = path.join(work, 'altered.tar.gz');
  await pack(content, file, signal);
  // The archive is compared with this folder, which must be as it was before.
  await writeFile(path.join(content, 'media', 'a.jpg'), 'a picture');
  const settings = readStartSettings(database.env);
  const scratch = path.join(work, 'scratch');
  try {
    return await verifyBackup(file, {
      ...{ settings, databaseUrl: DATABASE_URL, content, scratch, signal },
    }).catch((error: Error) => error.message);
  } finally {
    await rm(work, { recursive: true });
  }
}

describe('npm run backup -- --verify', { timeout: 240_000 }, () => {
  it('restores what it made into a scratch database, and leaves nothing behind', async () => {
    const file = path.join(folder, 'backup.tar.gz');
    const { code, said } = await run('backup', [file, '--verify'], database.env);
    expect(code).toBe(0);
    const [, rows, files] = /(\d+) rows and (\d+) files are the same/.exec(said) ?? [];
    expect(Number(rows)).toBeGreaterThan(1_000);
    const kept = await readdir(path.join(database.env.DATA_DIR, 'media'));
    expect(Number(files)).toBeGreaterThan(kept.length);
    expect(await scratchDatabases()).toEqual([]);
    const left = await readdir(database.env.DATA_DIR);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('says which table has not the rows it had', async () => {
    const lost = await verifyAltered((content) => keepLines(content, (lines) => lines.slice(1)));
    expect(lost).toMatch(
      /^The backup does not restore to what it was made of: diagnose_locales has \d+ of \d+ rows\.$/,
    );
    expect(await scratchDatabases()).toEqual([]);
  });

  it('says which table has rows that were altered', async () => {
    const altered = await verifyAltered((content) =>
      keepLines(content, ([first = '', ...others]) => [
        JSON.stringify({ ...JSON.parse(first), title: 'altered' }),
        ...others,
      ]),
    );
    expect(altered).toBe(
      'The backup does not restore to what it was made of: rows of diagnose_locales were altered.',
    );
  });

  it('says which file was altered', async () => {
    const altered = await verifyAltered((content) =>
      writeFile(path.join(content, 'media', 'a.jpg'), 'another'),
    );
    expect(altered).toBe(
      `The backup does not restore to what it was made of: media/a.jpg is missing or was altered.`,
    );
  });
});

/** Changes the rows of a table to which no other refers. */
async function keepLines(content: string, change: (lines: string[]) => string[]): Promise<void> {
  const file = path.join(content, rowsFile('diagnose_locales'));
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  await writeFile(
    file,
    change(lines)
      .map((one) => `${one}\n`)
      .join(''),
  );
}
