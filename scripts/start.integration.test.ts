import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../tests/support/free-port.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

const MARK = 'Labordiagnostik, neu gedruckt';

type Started = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

let folder: string;
let sitePort: number;
let studioPort: number;
const started: ChildProcess[] = [];

/** What `npm start` runs, in a process group of its own, so that all of it can be killed at once. */
function npmStart(env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(sitePort),
      STUDIO_PORT: String(studioPort),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  started.push(child);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, output: () => text, exit };
}

async function eventually(holds: () => Promise<boolean>, seconds = 60): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > until) throw new Error('It did not become so');
    await sleep(100);
  }
}

const page = async (address: string) =>
  (await fetch(`http://127.0.0.1:${sitePort}${address}`)).text();
const shows = (text: string) => async () => (await page('/de/diagnose')).includes(text);
const isReady = async () => (await page('/readyz')).includes('"ready"');
const studioAnswers = async () => (await fetch(`http://127.0.0.1:${studioPort}/admin/login`)).ok;

async function kept(name: string): Promise<string> {
  return (await readFile(path.join(folder, 'postgres', name), 'utf8')).trim();
}

async function databaseUrl(): Promise<string> {
  return `postgres://alpsera:${await kept('password')}@127.0.0.1:${await kept('port')}/alpsera`;
}

async function changeTitle(title: string): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl() });
  await client.connect();
  await client.query(
    `with changed as (update diagnose_locales set title = $1 where slug = 'labor' returning _parent_id)
     update diagnose set updated_at = now() where id in (select _parent_id from changed)`,
    [title],
  );
  await client.query(`update content_versions set version = version + 1 where name = 'diagnose'`);
  await client.end();
}

async function postgresPid(): Promise<number> {
  const file = path.join(folder, 'postgres', 'cluster', 'postmaster.pid');
  const [pid] = (await readFile(file, 'utf8')).split('\n');
  return Number(pid);
}

async function killPostgres(): Promise<void> {
  process.kill(await postgresPid(), 'SIGKILL');
}

function pidOfPort(port: number): number {
  const found = execFileSync('bash', [
    '-c',
    `exec 2>/dev/null; for p in /proc/[0-9]*; do tr '\\0' '\\n' < $p/environ | grep -qx PORT=${port} && ` +
      `tr '\\0' ' ' < $p/cmdline | grep -q build/server/index.js && basename $p; done; true`,
  ]);
  return Number(found.toString().trim().split('\n')[0]);
}

beforeAll(async () => {
  folder = await temporaryFolder();
  sitePort = await freePort();
  studioPort = await freePort();
});

afterAll(async () => {
  for (const child of started) {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended already, as it should.
    }
  }
  await killPostgres().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

describe('npm start', { timeout: 90_000 }, () => {
  let run: Started;

  it('brings up the site and the studio on an empty folder', async () => {
    run = npmStart();
    await eventually(isReady, 120);
    await eventually(studioAnswers, 300);
    await changeTitle(MARK);
    await eventually(shows(MARK));
  }, 400_000);

  it('starts the site again when it is killed', async () => {
    const before = pidOfPort(sitePort);
    process.kill(before, 'SIGKILL');
    await eventually(async () => pidOfPort(sitePort) !== before && (await isReady()));
    expect(await shows(MARK)()).toBe(true);
  });

  it('starts the database again when it is killed, and loses nothing', async () => {
    // Whether /readyz was stale in between depends on how fast Postgres is back, so its pid tells.
    const before = await postgresPid();
    await killPostgres();
    expect(await shows(MARK)()).toBe(true);
    await eventually(async () => (await postgresPid()) !== before);
    // It starts with recovery and turns everyone away meanwhile.
    await eventually(() => changeTitle(`${MARK} again`).then(() => true));
    await eventually(shows(`${MARK} again`));
    // The new page is there a moment before the copy of it on disk.
    await eventually(isReady);
  });

  it('comes up with everything after all of it was killed', async () => {
    process.kill(-(run.child.pid ?? 0), 'SIGKILL');
    await killPostgres();
    await run.exit;
    run = npmStart();
    await eventually(isReady);
    expect(run.output()).not.toContain('Built the site');
    expect(await shows(MARK)()).toBe(true);
  });

  it('takes over a database that went on alone', async () => {
    process.kill(-(run.child.pid ?? 0), 'SIGKILL');
    await run.exit;
    run = npmStart();
    await eventually(isReady);
    expect(await shows(MARK)()).toBe(true);
  });

  it('says so when a port is in use', async () => {
    const second = npmStart();
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`PORT ${sitePort} is in use`);
  });

  it('ends with 0, database included, when asked to', async () => {
    await eventually(studioAnswers, 60);
    run.child.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    await expect(fetch(`http://127.0.0.1:${sitePort}/healthz`)).rejects.toThrow();
    await expect(killPostgres()).rejects.toThrow();
  });

  it('shows what it last knew when the database it is given does not answer', async () => {
    const alone = npmStart({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await eventually(async () => (await page('/readyz')).includes('"stale"'));
    expect(await shows(MARK)()).toBe(true);
    alone.child.kill('SIGTERM');
    expect(await alone.exit).toBe(0);
  });

  it.each([
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL is wrong: it must be an e-mail address.'],
    ['PORT', 'abc', 'PORT is wrong: it must be a port number.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is wrong: it must be a postgres:// address'],
    ['SITE_URL', 'alpsera', 'SITE_URL is wrong: it must be an http or https address.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: it must be one of'],
  ])('refuses %s=%s in one line', async (name, value, line) => {
    const wrong = npmStart({ [name]: value });
    expect(await wrong.exit).toBe(1);
    const said = wrong.output().split('\n').filter(Boolean);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(line);
  });

  it('says so when the studio’s port is in use', async () => {
    const server = createServer().listen(studioPort);
    const blocked = npmStart();
    expect(await blocked.exit).toBe(1);
    expect(blocked.output()).toContain(`STUDIO_PORT ${studioPort} is in use`);
    server.close();
  });
});
