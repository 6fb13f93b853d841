import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  createEmptyDatabase,
  type ClinicDatabase,
} from '../tests/support/clinic-database.ts';
import { commandLines } from '../tests/support/command-lines.ts';
import { until } from '../tests/support/until.ts';
import { untilCopied } from '../tests/support/until-copied.ts';
import { freePort } from './processes/free-port.ts';

const NOBODY = 'postgres://nobody@127.0.0.1:1/none';

let clinic: ClinicDatabase;
let empty: ClinicDatabase;
let port: number;
let url: string;

beforeAll(async () => {
  clinic = await createClinicDatabase();
  empty = await createEmptyDatabase();
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await clinic.remove();
  await empty.remove();
});

/** Runs a script with npm, as a service manager would; an empty setting counts as absent. */
function npmRun(script: string, env: Record<string, string>) {
  const child = spawn('npm', ['run', '--silent', script], {
    env: { ...process.env, DATABASE_URL: '', SECRET: '', SITE_URL: '', STUDIO_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  // npm may warn about its own settings.
  const said = () => text.split('\n').filter((line) => line && !line.startsWith('npm warn'));
  return { pid: child.pid ?? 0, said, exit };
}

async function refusal(script: string, env: Record<string, string>): Promise<string> {
  const run = npmRun(script, env);
  expect(await run.exit).not.toBe(0);
  expect(run.said()).toHaveLength(1);
  return run.said()[0] ?? '';
}

const site = (env: Record<string, string> = {}) => ({
  ...clinic.env,
  PORT: String(port),
  SITE_URL: url,
  ...env,
});

describe('npm run start:site', () => {
  it.each([
    ['SECRET', 'SECRET is missing: it must have at least 32 characters.'],
    ['SITE_URL', 'SITE_URL is missing: it must be an http or https address.'],
    ['DATABASE_URL', 'DATABASE_URL is missing: it must be a postgres:// address'],
  ])('says in one line that %s is missing', async (name, line) => {
    expect(await refusal('start:site', site({ [name]: '' }))).toContain(line);
  });

  it('says in one line what else it lacks', async () => {
    const file = path.join(empty.env.DATA_DIR, 'file');
    await writeFile(file, '');
    expect(await refusal('start:site', site({ DATA_DIR: file }))).toContain(
      'DATA_DIR cannot be used: EEXIST',
    );
    expect(await refusal('start:site', site({ DATABASE_URL: NOBODY }))).toMatch(
      /^The database cannot be used \(.+\); see DATABASE_URL\.$/,
    );
    expect(await refusal('start:site', site({ DATABASE_URL: empty.env.DATABASE_URL }))).toMatch(
      /^The database lacks \d+ migrations? of this version: run npm run migrate first\.$/,
    );
  });

  it('runs alone, without the loader of our scripts, and ends with npm', async () => {
    const run = npmRun('start:site', site());
    await until(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok);
    expect(await (await fetch(`${url}/de`)).text()).toContain('<h1');
    const ours = [...commandLines().values()].filter((line) => line.includes('index.js'));
    expect(ours.some((line) => line.includes('end-with-npm') && !line.includes('tsx'))).toBe(true);
    // The copy is written after the site is ready, and the next test needs it.
    await untilCopied(clinic.env.DATA_DIR);
    process.kill(run.pid, 'SIGKILL');
    await until(async () => !(await fetch(`${url}/healthz`).catch(() => undefined)));
  });

  it('shows its copy when the database is away, and ends with 0 when asked to', async () => {
    const run = npmRun('start:site', site({ DATABASE_URL: NOBODY }));
    await until(async () =>
      (await (await fetch(`${url}/readyz`).catch(() => undefined))?.text())?.includes('stale'),
    );
    expect(run.said()[0]).toContain('The site goes on without it.');
    process.kill(run.pid, 'SIGTERM');
    expect(await run.exit).toBe(0);
  });

  it('refuses a database that another version has left behind', async () => {
    const client = new pg.Client({ connectionString: clinic.env.DATABASE_URL });
    await client.connect();
    const rename = (before: string, after: string) =>
      client.query('update payload_migrations set name = $2 where name = $1', [before, after]);
    const { rows } = await client.query('select max(name) as name from payload_migrations');
    const { name } = rows[0] as { name: string };
    await rename(name, 'another');
    expect(await refusal('start:site', site())).toBe(
      'The database is of a later version: it has the migration another, which this one does not ' +
        'know. Start the later version, or go back by a backup (docs/operations.md, Going back).',
    );
    await rename('another', name);
    await client.end();
  });
});

describe('npm run start:studio', () => {
  it('says in one line what it lacks', async () => {
    const stamp = 'studio/.next/.stamp';
    await mkdir('studio/.next', { recursive: true });
    const isBuilt = await writeFile(stamp, '', { flag: 'wx' }).then(
      () => false,
      () => true,
    );
    try {
      const studio = (env: Record<string, string> = {}) => ({
        ...clinic.env,
        STUDIO_PORT: String(port),
        STUDIO_URL: 'http://localhost:3001',
        ...env,
      });
      expect(await refusal('start:studio', studio({ STUDIO_URL: '' }))).toContain(
        'STUDIO_URL is missing',
      );
      expect(await refusal('start:studio', studio({ STUDIO_PORT: 'abc' }))).toContain(
        'STUDIO_PORT is wrong: it must be a port number.',
      );
      expect(await refusal('start:studio', studio({ DATABASE_URL: NOBODY }))).toContain(
        'The database cannot be used',
      );
    } finally {
      if (!isBuilt) await rm(stamp);
    }
  });
});

describe('npm run migrate', () => {
  it('says so if it does not know which database', async () => {
    const folder = path.join(empty.env.DATA_DIR, 'new');
    expect(await refusal('migrate', { DATA_DIR: folder })).toBe(
      'DATABASE_URL is missing, and DATA_DIR has no database of its own.',
    );
  });

  it(
    'brings an empty database up to date once, however many run',
    { timeout: 400_000 },
    async () => {
      const env = { ...empty.env, SEED: 'nothing' };
      const runs = [npmRun('migrate', env), npmRun('migrate', env)];
      expect(await Promise.all(runs.map((run) => run.exit))).toEqual([0, 0]);
      const prepared = runs.filter((run) => run.said().join().includes('Preparing the database.'));
      expect(prepared).toHaveLength(1);
      const again = npmRun('migrate', env);
      expect(await again.exit).toBe(0);
      expect(again.said()).toHaveLength(1);
    },
  );
});
