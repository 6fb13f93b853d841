import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalPostgres } from '../../scripts/postgres/postgres.ts';
import { startOwnPostgres } from '../../tests/support/own-postgres.ts';
import { requestForm } from '../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { untilCopied } from '../../tests/support/until-copied.ts';

const METRICS_TOKEN = 'a-token-for-monitoring';
const PAGES = ['/', '/de', '/it', '/de/diagnose', '/it/diagnosi/laboratorio', '/diagnosis/mineral'];

/** Uses a separate Postgres, configured by its URL as an operator would. */
describe('the site without its database', () => {
  let folder: string;
  let postgres: LocalPostgres;
  let env: Record<string, string>;
  let site: SiteProcess;
  const logs: string[][] = [];

  async function startSite(): Promise<SiteProcess> {
    const started = await SiteProcess.start(env);
    logs.push(started.log);
    return started;
  }

  /** Requests while the database may just be going away or coming back. */
  const askAround = async () => {
    const metrics = { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } };
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const body = requestForm('lia@visitor.example');
    await site.get('/metrics', metrics);
    return (await site.get('/de/anfrage', { method: 'POST', headers, body })).status;
  };

  beforeAll(async () => {
    folder = await temporaryFolder();
    const { server, url } = await startOwnPostgres(path.join(folder, 'postgres'));
    postgres = server;
    env = {
      ...{ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET },
      // Everything that queries the database by itself: mails, the newsletter's host, monitoring.
      ...{ SMTP_URL: 'smtp://127.0.0.1:1', POST_HOST: 'http://127.0.0.1:1', METRICS_TOKEN },
    };
    site = await startSite();
  });

  afterAll(async () => {
    await site.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const statuses = () => Promise.all(PAGES.map(async (page) => (await site.get(page)).status));

  it('serves every page and says that content is stale when the database goes away', async () => {
    await site.until(async () => (await site.readiness()).status === 'ready', 60_000);
    await untilCopied(path.join(folder, 'data'));
    await postgres.stop();
    expect(await askAround()).toBe(303);
    await site.until(async () => (await site.readiness()).status === 'stale', 60_000);
    expect((await site.readiness()).since).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await statuses()).toEqual(PAGES.map(() => 200));
  });

  it('serves every page when it is started with the database gone', async () => {
    await site.stop('SIGKILL');
    site = await startSite();
    expect(await site.readiness()).toMatchObject({ status: 'stale' });
    expect(await askAround()).toBe(303);
    expect(await statuses()).toEqual(PAGES.map(() => 200));
    expect(await site.text('/de/diagnose/labor')).toContain('lang="de"');
  });

  it('is up to date again by itself when the database returns', async () => {
    await postgres.start();
    await site.until(async () => (await site.readiness()).status === 'ready', 60_000);
    expect(await statuses()).toEqual(PAGES.map(() => 200));
  });

  it('has logged the outage, and nothing of it as unhandled', () => {
    const lines = logs.flat();
    expect(lines.filter((line) => line.includes('does not answer'))).not.toEqual([]);
    expect(lines.filter((line) => /unhandled|uncaught/i.test(line))).toEqual([]);
  });

  it('ends with 0 when it is asked to', async () => {
    expect(await site.stop('SIGTERM')).toBe(0);
  });
});
