import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartedHouse, type Started } from '../tests/support/started-house.ts';

const MARK = 'Labordiagnostik, neu gedruckt';
const SITE = 'site/build/server/index.js';

let house: StartedHouse;

const shows = (text: string) => async () => (await house.page('/de/diagnose')).includes(text);

async function changeTitle(title: string): Promise<void> {
  await house.query(
    `with changed as (update diagnose_locales set title = $1 where slug = 'labor' returning _parent_id)
     update diagnose set updated_at = now() where id in (select _parent_id from changed)`,
    [title],
  );
  await house.query(`update content_versions set version = version + 1 where name = 'diagnose'`);
}

async function killPostgres(): Promise<void> {
  process.kill(await house.postgresPid(), 'SIGKILL');
}

beforeAll(async () => {
  house = await StartedHouse.create();
});

afterAll(() => house.remove());

describe('npm start', { timeout: 300_000 }, () => {
  let run: Started;

  it('brings up the site and the studio on an empty folder', async () => {
    run = house.start();
    await house.untilSite('ready', 400_000);
    await house.untilStudio(400_000);
    // The studio never ends a connection that a proxy may still use.
    const login = await fetch(`http://127.0.0.1:${house.studioPort}/admin/login`);
    expect(login.headers.get('Keep-Alive')).toBe('timeout=130');
    await changeTitle(MARK);
    await house.until(shows(MARK));
  }, 900_000);

  it('starts the site again when it is killed', async () => {
    const before = house.pidOf(SITE);
    process.kill(before, 'SIGKILL');
    await house.until(() => house.pidOf(SITE) !== before);
    await house.untilSite('ready');
    expect(await shows(MARK)()).toBe(true);
  });

  it('starts the database again when it is killed, and loses nothing', async () => {
    // Postgres may be back before /readyz turns stale, so the test watches its pid instead.
    const before = await house.postgresPid();
    await killPostgres();
    expect(await shows(MARK)()).toBe(true);
    await house.until(async () => (await house.postgresPid()) !== before);
    // It starts with a recovery and refuses connections meanwhile.
    await house.until(() => changeTitle(`${MARK} again`).then(() => true));
    await house.until(shows(`${MARK} again`));
    // The new page is served a moment before its copy is on disk.
    await house.untilSite('ready');
  });

  it('comes up with everything after all of it was killed, and builds nothing again', async () => {
    process.kill(-run.pid, 'SIGKILL');
    await killPostgres();
    await run.exit;
    run = house.start();
    await house.untilSite('ready');
    expect(await shows(MARK)()).toBe(true);
    await house.untilStudio();
    expect(run.output()).not.toContain('Built');
  });

  it('takes over a database that went on alone', async () => {
    process.kill(-run.pid, 'SIGKILL');
    await run.exit;
    run = house.start();
    await house.untilSite('ready');
    expect(await shows(MARK)()).toBe(true);
  });

  it('ends the children of a start that was killed, even if they cannot see it', async () => {
    await house.untilStudio();
    // A stopped process simulates one that hangs: it does not notice that its parent is gone.
    const former = house.pidOf(SITE);
    process.kill(former, 'SIGSTOP');
    process.kill(run.pid, 'SIGKILL');
    await run.exit;
    run = house.start();
    await house.untilSite('ready');
    expect(run.output()).toContain('Ended what a killed start had left running.');
    expect(house.processes().has(former)).toBe(false);
  });

  it('says so when a port is in use, and lets the children of another start be', async () => {
    await house.untilStudio();
    const before = house.pidOf(SITE);
    const second = house.start();
    expect(await second.exit).toBe(1);
    expect(second.output().trim()).toBe(
      `PORT ${house.sitePort} is in use: set another, or stop what uses it.`,
    );
    expect(house.pidOf(SITE)).toBe(before);
    await house.untilSite('ready');
  });

  it('leaves neither site nor studio behind when it is killed', async () => {
    process.kill(run.pid, 'SIGKILL');
    await run.exit;
    await house.until(() => ![...house.processes().values()].some((line) => !isPostgres(line)));
    run = house.start();
    await house.untilSite('ready');
  });

  it('ends with 0, database included, when asked to', async () => {
    await house.untilStudio();
    run.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(house.processes()).toEqual(new Map());
  });

  it('shows what it last knew when the database it is given does not answer', async () => {
    const alone = house.start(undefined, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    await house.untilSite('stale');
    expect(await shows(MARK)()).toBe(true);
    alone.kill('SIGTERM');
    expect(await alone.exit).toBe(0);
  });

  it.each([
    ['ADMIN_EMAIL', 'nobody', 'ADMIN_EMAIL is wrong: it must be an e-mail address.'],
    ['PORT', 'abc', 'PORT is wrong: it must be a port number.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL is wrong: it must be a postgres:// address'],
    ['DATA_DIR', '/dev/null/data', 'DATA_DIR cannot be used: ENOTDIR'],
    ['SITE_URL', 'clinic', 'SITE_URL is wrong: it must be an http or https address.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is wrong: it must be one of'],
  ])('refuses %s=%s in one line', async (name, value, line) => {
    const wrong = house.start(undefined, { [name]: value });
    expect(await wrong.exit).toBe(1);
    const said = wrong.output().split('\n').filter(Boolean);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(line);
  });

  it('says so when the studio’s port is in use', async () => {
    const server = createServer().listen(house.studioPort);
    const blocked = house.start();
    expect(await blocked.exit).toBe(1);
    expect(blocked.output()).toContain(`STUDIO_PORT ${house.studioPort} is in use`);
    server.close();
  });
});

const isPostgres = (command: string) => command.includes('postgres');
