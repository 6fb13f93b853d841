import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../tests/support/clinic-database.ts';
import { commandLines } from '../tests/support/command-lines.ts';
import { dropDatabase } from '../tests/support/drop-database.ts';
import { runNpmScript, startNpmScript } from '../tests/support/npm-script.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { until } from '../tests/support/until.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readStartSettings } from './settings/env.ts';

const LONG_MS = 60_000;

let database: ClinicDatabase;
let scratch: string;
let whole: string;

beforeAll(async () => {
  database = await createClinicDatabase();
  // Three pictures are enough, and are packed faster than all of them.
  const media = path.join(database.env.DATA_DIR, 'media');
  for (const name of (await readdir(media)).slice(3)) await rm(path.join(media, name));
  scratch = await temporaryFolder();
  whole = path.join(scratch, 'whole.tar.gz');
  expect(await runNpmScript('backup', [whole], database.env)).toMatchObject({ code: 0 });
}, 120_000);

afterAll(async () => {
  await database.remove();
  await rm(scratch, { recursive: true, force: true });
});

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const leftIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('.') || name.endsWith('.tmp'));

const tarsOn = (folder: string) =>
  [...commandLines().values()].filter(
    (line) => /^tar .*\.backup-/.test(line) && line.includes(folder),
  );

describe('a backup that is ended before it is done', { timeout: 180_000 }, () => {
  it('leaves nothing behind when it is asked to end, whatever it waits for', async () => {
    const { DATABASE_URL, DATA_DIR } = database.env;
    await connected(DATABASE_URL, async (client) => {
      // The backup waits for this table as long as the lock is held.
      await client.query('begin; lock table vacancies in access exclusive mode');
      const backup = startNpmScript('backup', [path.join(scratch, 'asked.tar.gz')], database.env);
      await until(async () => (await leftIn(DATA_DIR)).length > 0, LONG_MS);
      await until(async () => {
        const { rows } = await client.query(
          `select 1 from pg_locks where not granted and relation = 'vacancies'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows.length > 0;
      }, LONG_MS);
      backup.kill('SIGTERM');
      expect(await backup.end).toEqual({ code: 1, said: 'Ended before it was done.\n' });
    });
    expect(await leftIn(DATA_DIR)).toEqual([]);
    expect(await leftIn(scratch)).toEqual([]);
  });

  it('leaves nothing behind once the next one has run when it is killed', async () => {
    const { DATA_DIR } = database.env;
    // So large that the backup can be killed while packing; a sparse file takes no space on disk.
    const large = path.join(DATA_DIR, 'media', 'large.bin');
    await writeFile(large, '');
    await truncate(large, 6 * 1024 ** 3);
    const there = path.join(scratch, 'there');
    await mkdir(there);
    const backup = startNpmScript('backup', [path.join(there, 'killed.tar.gz')], database.env);
    await until(async () => {
      const [unfinished] = await leftIn(there);
      return unfinished && (await stat(path.join(there, unfinished))).size > 0;
    }, LONG_MS);
    expect(tarsOn(DATA_DIR)).toHaveLength(1);
    backup.kill('SIGKILL');
    await backup.end;
    await until(() => tarsOn(DATA_DIR).length === 0, LONG_MS);
    await rm(large);

    const next = path.join(scratch, 'next.tar.gz');
    expect(await runNpmScript('backup', [next], database.env)).toMatchObject({ code: 0 });
    expect(await readdir(there)).toEqual([]);
    expect(await leftIn(DATA_DIR)).toEqual([]);
  });
});

describe('a restore', { timeout: 120_000 }, () => {
  let target: ClinicDatabase['env'];
  let altered: string;

  beforeEach(async () => {
    const url = new URL(database.env.DATABASE_URL);
    url.pathname = `/restored_${randomBytes(6).toString('hex')}`;
    const folder = await temporaryFolder();
    target = { ...database.env, DATABASE_URL: url.href, DATA_DIR: folder };
    altered = path.join(scratch, `${path.basename(folder)}.tar.gz`);
    return async () => {
      await dropDatabase(url.href);
      await rm(folder, { recursive: true, force: true });
    };
  });

  /** Repacks the backup after a change, as somebody else might have made it. */
  async function alter(change: (folder: string) => unknown, flags: string[] = []): Promise<void> {
    const folder = await temporaryFolder();
    execFileSync('tar', ['-xzf', whole, '-C', folder]);
    await change(folder);
    execFileSync('tar', ['-czf', altered, '-C', folder, ...flags, '.']);
    await rm(folder, { recursive: true });
  }

  async function alterManifest(change: (manifest: Record<string, unknown>) => unknown) {
    await alter(async (folder) => {
      const file = path.join(folder, 'manifest.json');
      const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
      change(manifest);
      await writeFile(file, JSON.stringify(manifest));
    });
  }

  /** Expects that neither a database nor a file was created. */
  async function expectUntouched(): Promise<void> {
    const name = new URL(target.DATABASE_URL).pathname.slice(1);
    const { rows } = await connected(database.env.DATABASE_URL, (client) =>
      client.query('select 1 from pg_database where datname = $1', [name]),
    );
    expect(rows).toEqual([]);
    expect(await readdir(target.DATA_DIR)).toEqual([]);
  }

  it.each<[what: string, prepare: () => Promise<void>, said: RegExp]>([
    [
      'has no pictures',
      () => alter((folder) => rm(path.join(folder, 'media'), { recursive: true })),
      /^The backup is not whole: media is missing\.$/,
    ],
    [
      'lacks one picture',
      () =>
        alter(async (folder) => {
          const [first = ''] = await readdir(path.join(folder, 'media'));
          await rm(path.join(folder, 'media', first));
        }),
      /^The backup is not whole: media has \d+ of \d+ files\.$/,
    ],
    [
      'lacks a table',
      () => alter((folder) => rm(path.join(folder, 'database', 'diagnose.ndjson'))),
      /^The backup is not whole: database\/diagnose\.ndjson is missing\.$/,
    ],
    [
      'is cut off',
      async () => {
        await alter(() => undefined);
        await truncate(altered, Math.floor((await stat(altered)).size / 2));
      },
      /^The archive could not be read or written: [^\n]+$/,
    ],
    [
      'leads out of its folder by a link',
      () =>
        alter(async (folder) => {
          await rm(path.join(folder, 'documents'), { recursive: true });
          await symlink('/etc', path.join(folder, 'documents'));
        }),
      /^This is not a backup of this site: documents is neither file nor folder\.$/,
    ],
    [
      'leads out of its folder by a name',
      () =>
        alter(
          (folder) => writeFile(path.join(folder, 'outside'), ''),
          ['-P', '--transform=s,^./outside,../../outside,'],
        ),
      /^The archive could not be read or written: [^\n]*\.\.[^\n]*$/,
    ],
    [
      'names a table that is a path',
      () => alterManifest((manifest) => (manifest.tables as string[]).push('../../../etc/passwd')),
      /^This is not a backup of this site: it has no manifest\.json of ours\.$/,
    ],
    [
      'is of a newer version',
      () => alterManifest((manifest) => (manifest.migrations as string[]).push('29990101_000000')),
      /^The backup is of a newer version than this program: update it first\.$/,
    ],
  ])('changes nothing if the archive %s', async (_, prepare, said) => {
    await prepare();
    // Called in this process, which is much faster than starting one for each archive.
    const options = { isForced: false, signal: new AbortController().signal };
    await expect(restoreBackup(altered, readStartSettings(target), options)).rejects.toThrow(said);
    await expectUntouched();
  });

  it('changes nothing if there is no archive, and says so in a line', async () => {
    const refused = await runNpmScript('restore', [altered], target);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(
      /^The archive could not be read or written: ENOENT: no such file or directory, [^\n]+\n$/,
    );
    await expectUntouched();
  });

  /** Creates the target database with all tables and no rows, much faster than by migrations. */
  async function provideSchema(): Promise<void> {
    const name = new URL(target.DATABASE_URL).pathname.slice(1);
    await connected(database.env.DATABASE_URL, (client) =>
      client.query(`create database ${name} template template_clinic`),
    );
    await connected(target.DATABASE_URL, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select tablename as name from pg_tables
         where schemaname = 'public' and tablename <> 'payload_migrations'`,
      );
      const names = rows.map((row) => client.escapeIdentifier(row.name));
      await client.query(`truncate ${names.join(', ')}`);
    });
  }

  it('takes back the files it has put if the rows do not fit', async () => {
    await provideSchema();
    await alter((folder) =>
      appendFile(path.join(folder, 'database', 'vacancies.ndjson'), '{"id":"no number"}\n'),
    );
    const failed = await runNpmScript('restore', [altered], target);
    expect(failed.said).toMatch(
      /^The database could not be filled \(\w{5}\); nothing in it was changed\.\n$/,
    );
    await expectEmpty();
  });

  it('takes back the files it has put if it cannot put all of them', async () => {
    await provideSchema();
    // Makes the restore fail halfway, as a full disk would.
    await writeFile(path.join(target.DATA_DIR, 'submitted'), '');
    const failed = await runNpmScript('restore', [whole], target);
    expect(failed.code).toBe(1);
    expect(failed.said).toMatch(/^E\w+: [^\n]*submitted'\n$/);
    await rm(path.join(target.DATA_DIR, 'submitted'));
    await expectEmpty();
    // The failed restore does not block the next one.
    expect(await runNpmScript('restore', [whole], target)).toMatchObject({ code: 0 });
  });

  it('refuses a backup that lacks a table of its schema', async () => {
    await provideSchema();
    await alterManifest((manifest) => {
      manifest.tables = (manifest.tables as string[]).filter((name) => name !== 'vacancies');
    });
    const failed = await runNpmScript('restore', [altered], target);
    const said = 'The backup does not have the tables of the schema that it names.\n';
    expect(failed).toEqual({ code: 1, said });
    await expectEmpty();
  });

  it('removes what a killed restore has left', async () => {
    await provideSchema();
    const left = path.join(target.DATA_DIR, '.restore-1-of-long-ago');
    await mkdir(path.join(left, 'content'), { recursive: true });
    expect(await runNpmScript('restore', [whole], target)).toMatchObject({ code: 0 });
    expect(await leftIn(target.DATA_DIR)).toEqual([]);
  });

  /** Expects a schema without rows, and no files. */
  async function expectEmpty(): Promise<void> {
    const { rows } = await connected(target.DATABASE_URL, (client) =>
      client.query('select 1 from media'),
    );
    expect(rows).toEqual([]);
    for (const name of await readdir(target.DATA_DIR)) {
      expect(await readdir(path.join(target.DATA_DIR, name))).toEqual([]);
    }
  }
});
