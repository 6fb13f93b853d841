import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runNpmScript as run, startNpmScript } from '../tests/support/npm-script.ts';
import { TEST_SECRET } from '../tests/support/secret.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { loadDatabase } from './backup/load-database.ts';
import { migrateTo } from './backup/restore-backup.ts';
import { sumTables } from './backup/table-sums.ts';
import { olderPrograms } from './postgres/older-programs.ts';
import { LocalPostgres } from './postgres/postgres.ts';

const OLDER = 17;
const { signal } = new AbortController();

let folder: string;
let env: { DATA_DIR: string; SECRET: string; SEED: string };
let older: LocalPostgres;
let before: Awaited<ReturnType<typeof sums>>;

const inData = (name: string) => path.join(env.DATA_DIR, name);

async function sums(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and
     tablename <> 'content_versions'`,
  );
  return sumTables(
    client,
    rows.map(({ name }) => name),
  ).finally(() => client.end());
}

beforeAll(async () => {
  folder = await temporaryFolder();
  env = { DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET, SEED: 'nothing' };
  const content = path.join(folder, 'content');
  await mkdir(env.DATA_DIR);
  const programs = await olderPrograms(OLDER, folder);
  older = new LocalPostgres(inData('postgres'), async () => programs);
  const url = await older.start();
  const manifest = await dumpDatabase(inject('template').url, content, signal);
  await migrateTo(manifest.migrations, { ...process.env, ...env, DATABASE_URL: url });
  await loadDatabase(url, { content, manifest, isForced: true, signal });
  before = await sums(url);
  await older.stop();
});

afterAll(async () => {
  await older.stop();
  await new LocalPostgres(inData('postgres')).stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a database that an older Postgres has made', { timeout: 240_000 }, () => {
  it('is named, with what takes it over, and is not touched', async () => {
    const line = `The database in ${inData('postgres')} is of Postgres ${OLDER}, and this version brings 18: npm run migrate -- --from-older-postgres takes it over.`;
    for (const script of ['start', 'migrate', 'backup']) {
      expect(await run(script, [], env)).toEqual({ code: 1, said: `${line}\n` });
    }
    expect(existsSync(inData(`postgres-${OLDER}`))).toBe(false);
  });

  it('is not taken over while others are connected', async () => {
    const client = new pg.Client({ connectionString: await older.start() });
    await client.connect();
    const { code, said } = await run('migrate', ['--from-older-postgres'], env);
    expect(code).toBe(1);
    expect(said).toMatch(/^The database is in use by 1 connection: stop the site and the studio/);
    expect((await client.query('select 1')).rows).toHaveLength(1);
    await client.end();
    await older.stop();
  });

  it('is whole after a takeover that was killed', async () => {
    const killed = startNpmScript('migrate', ['--from-older-postgres'], env);
    await expect
      .poll(() => existsSync(inData('postgres-unfinished/cluster/postmaster.pid')), {
        timeout: 60_000,
      })
      .toBe(true);
    killed.kill('SIGKILL');
    await killed.end;
    expect(await sums(await older.start())).toEqual(before);
    await older.stop();
  });

  it('is taken over with every row; the older one stays', async () => {
    expect(await run('migrate', ['--from-older-postgres'], env)).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /Took \d+ rows over from Postgres 17.*\n.*running.*\n.*up to date/,
      ),
    });
    const newer = new LocalPostgres(inData('postgres'));
    expect(await newer.version()).toBe(18);
    expect(await sums(await newer.start())).toEqual(before);
    await newer.stop();
    expect(await new LocalPostgres(inData(`postgres-${OLDER}`)).version()).toBe(OLDER);
    const left = (await readdir(env.DATA_DIR)).filter((name) => /unfin|upgr|^\./.test(name));
    expect(left).toEqual([]);
  });

  it('is put in its place by the next start, if the takeover was killed just before', async () => {
    await rename(inData('postgres'), inData('postgres-upgraded'));
    const newer = new LocalPostgres(inData('postgres'));
    expect(await sums(await newer.start())).toEqual(before);
    await newer.stop();
    expect(existsSync(inData('postgres-upgraded'))).toBe(false);
  });
});
