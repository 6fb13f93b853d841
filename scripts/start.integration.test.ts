import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Installation, type Started } from '../tests/support/installation.ts';

const MARK = 'Labordiagnostik, neu gedruckt';
const SITE = 'site/build/server/index.js';

let installation: Installation;

const shows = (text: string) => async () =>
  (await installation.page('/de/diagnose')).includes(text);

async function changeTitle(title: string): Promise<void> {
  await installation.query(
    `with changed as (update diagnose_locales set title = $1 where slug = 'labor' returning _parent_id)
     update diagnose set updated_at = now() where id in (select _parent_id from changed)`,
    [title],
  );
  await installation.query(
    `update content_versions set version = version + 1 where name = 'diagnose'`,
  );
}

async function killPostgres(): Promise<void> {
  process.kill(await installation.postgresPid(), 'SIGKILL');
}

beforeAll(async () => {
  installation = await Installation.create();
});

afterAll(() => installation.remove());

describe('npm start', { timeout: 300_000 }, () => {
  let run: Started;

  it('brings up the site and the studio on an empty folder', async () => {
    run = installation.start();
    await installation.untilSite('ready', 400_000);
    await installation.untilStudio(400_000);
    // The studio never ends a connection that a proxy may still use.
    const login = await fetch(`http://127.0.0.1:${installation.studioPort}/admin/login`);
    expect(login.headers.get('Keep-Alive')).toBe('timeout=130');
    await changeTitle(MARK);
    await installation.until(shows(MARK));
  }, 900_000);

  it('starts the site again when it is killed', async () => {
    const before = installation.pidOf(SITE);
    process.kill(before, 'SIGKILL');
    await installation.until(() => installation.pidOf(SITE) !== before);
    await installation.untilSite('ready');
    expect(await shows(MARK)()).toBe(true);
  });

  it('starts the database again when it is killed, and loses nothing', async () => {
    // Postgres may be back before /readyz turns stale, so the test watches its pid instead.
    const before = await installation.postgresPid();
    await killPostgres();
    expect(await shows(MARK)()).toBe(true);
    await installation.until(async () => (await installation.postgresPid()) !== before);
    // Postgres starts with a recovery and refuses connections meanwhile.
    await installation.until(() => changeTitle(`${MARK} again`).then(() => true));
    await installation.until(shows(`${MARK} again`));
    // The new page is served a moment before the copy of its content is on disk.
    await installation.untilSite('ready');
  });

  it('comes up with everything after all of it was killed, and builds nothing again', async () => {
    process.kill(-run.pid, 'SIGKILL');
    await killPostgres();
    await run.exit;
    run = installation.start();
    await installation.untilSite('ready');
    expect(await shows(MARK)()).toBe(true);
    await installation.untilStudio();
    expect(run.output()).not.toContain('Built');
  });

  it('takes over a database that went on alone', async () => {
    process.kill(-run.pid, 'SIGKILL');
    await run.exit;
    run = installation.start();
    await installation.untilSite('ready');
    expect(await shows(MARK)()).toBe(true);
  });

  it('ends the children of a start that was killed, even if they cannot see it', async () => {
    await installation.untilStudio();
    // A stopped process simulates one that hangs: it does not notice that its parent is gone.
    const former = installation.pidOf(SITE);
    process.kill(former, 'SIGSTOP');
    process.kill(run.pid, 'SIGKILL');
    await run.exit;
    run = installation.start();
    await installation.untilSite('ready');
    expect(run.output()).toContain('Ended what a killed start had left running.');
    expect(installation.processes().has(former)).toBe(false);
  });

  it('says so when a port is in use, and lets the children of another start be', async () => {
    await installation.untilStudio();
    const before = installation.pidOf(SITE);
    const second = installation.start();
    expect(await second.exit).toBe(1);
    expect(second.output().trim()).toBe(
      `PORT ${installation.sitePort} is in use: set another, or stop what uses it.`,
    );
    expect(installation.pidOf(SITE)).toBe(before);
    await installation.untilSite('ready');
  });

  it('leaves neither site nor studio behind when it is killed', async () => {
    process.kill(run.pid, 'SIGKILL');
    await run.exit;
    await installation.until(
      () => ![...installation.processes().values()].some((line) => !isPostgres(line)),
    );
    run = installation.start();
    await installation.untilSite('ready');
  });

  it('ends with 0, database included, when asked to, also before the studio is up', async () => {
    run.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(run.output()).not.toContain('The studio is at');
    expect(installation.processes()).toEqual(new Map());
  });

  it('shows what it last knew when the database it is given does not answer', async () => {
    const alone = installation.start(undefined, {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    await installation.untilSite('stale');
    expect(await shows(MARK)()).toBe(true);
    alone.kill('SIGTERM');
    expect(await alone.exit).toBe(0);
  });

  it.each([
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL is wrong: it must be an e-mail address.'],
    ['PORT', 'abc', 'PORT is wrong: it must be a port number.'],
    ['STUDIO_PORT', () => installation.sitePort, 'STUDIO_PORT is wrong: it must differ from PORT'],
    ['SITE_HOST', '192.0.2.1', 'SITE_HOST 192.0.2.1 is no address of this machine.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is wrong: it must be a postgres:// address'],
    ['DATA_DIR', '/dev/null/data', 'DATA_DIR cannot be used: ENOTDIR'],
    ['SITE_URL', 'clinic', 'SITE_URL is wrong: it must be an http or https address.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: it must be one of'],
  ])('refuses %s=%s in one line', async (name, value, line) => {
    const wrong = installation.start(undefined, {
      [name]: String(typeof value === 'string' ? value : value()),
    });
    expect(await wrong.exit).toBe(1);
    const said = wrong.output().split('\n').filter(Boolean);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(line);
  });

  it('says so when the studio’s port is in use', async () => {
    const server = createServer().listen(installation.studioPort);
    const blocked = installation.start();
    expect(await blocked.exit).toBe(1);
    expect(blocked.output()).toContain(`STUDIO_PORT ${installation.studioPort} is in use`);
    server.close();
  });
});

const isPostgres = (command: string) => command.includes('postgres');
