import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Installation } from '../tests/support/installation.ts';
import { requestBy } from '../tests/support/request-by.ts';
import { untilCopied } from '../tests/support/until-copied.ts';

const ADMIN = { ADMIN_EMAIL: 'admin@clinic.example', ADMIN_PASSWORD: 'a long test password' };

let installation: Installation;
let vital: string;

/** Takes away a file without which Postgres does not start, as if the disk was full. */
const breakPostgres = () => rename(vital, `${vital}.away`);
const mendPostgres = () => rename(`${vital}.away`, vital);

const waiting = async () =>
  (await readdir(path.join(installation.folder, 'spool'))).filter((name) => name.endsWith('.json'));

async function sendRequest(email: string): Promise<number> {
  const { id, fields } = requestBy(email);
  const { newsletter: _, ...typed } = fields;
  const form = { ...typed, privacy: 'yes', submission: id } as Record<string, string>;
  const answer = await fetch(`http://127.0.0.1:${installation.sitePort}/de/anfrage`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(form),
  });
  return answer.status;
}

beforeAll(async () => {
  installation = await Installation.create('nothing');
  vital = path.join(installation.folder, 'postgres/cluster/global/pg_control');
  const run = installation.start();
  await installation.untilSite('ready');
  // The copy is written after the site is ready.
  await untilCopied(installation.folder);
  run.kill('SIGTERM');
  await run.exit;
}, 300_000);

afterAll(() => installation.remove());

describe('npm start with a Postgres of its own that cannot start', { timeout: 600_000 }, () => {
  it('shows the copy of the content, keeps forms, and brings up the rest later', async () => {
    await breakPostgres();
    const run = installation.start(undefined, ADMIN);
    await installation.untilSite('stale');
    expect(await installation.page('/de/diagnose')).toContain('<h1');
    expect(await sendRequest('visitor@visitor.example')).toBe(303);
    expect(await waiting()).toHaveLength(1);
    expect(run.output()).toMatch(/Postgres did not start; see .* The site goes on without it\./);

    await mendPostgres();
    await installation.untilSite('ready');
    await installation.untilStudio(400_000);
    await installation.until(async () => (await waiting()).length === 0);
    const sent = await installation.query(
      `select 1 from requests where email = 'visitor@visitor.example'`,
    );
    expect(sent).toHaveLength(1);
    // The preparation that usually runs before the site starts was done as well.
    const users = await installation.query('select email from users');
    expect(users).toEqual([{ email: ADMIN.ADMIN_EMAIL }]);
    run.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(installation.processes()).toEqual(new Map());
  });

  it('ends when it is asked to, while it waits for Postgres', async () => {
    await breakPostgres();
    const run = installation.start();
    await installation.untilSite('stale');
    run.kill('SIGTERM');
    expect(await run.exit).toBe(0);
    expect(installation.processes()).toEqual(new Map());
    await mendPostgres();
  });

  it('says so in one line if there is no copy', async () => {
    await breakPostgres();
    await rm(path.join(installation.folder, 'content'), { recursive: true });
    const run = installation.start();
    expect(await run.exit).toBe(1);
    const log = path.join(installation.folder, 'postgres/postgres.log');
    expect(run.output()).toBe(`Postgres did not start; see ${log}.\n`);
    await mendPostgres();
  });

  it('never makes a new database where there are remains of one', async () => {
    const version = path.join(installation.folder, 'postgres/cluster/PG_VERSION');
    await rename(version, `${version}.away`);
    const run = installation.start();
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('has no PG_VERSION and is no whole database');
    await rename(`${version}.away`, version);
    const again = installation.start();
    await installation.untilSite('ready');
    again.kill('SIGTERM');
    expect(await again.exit).toBe(0);
  });
});
