import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalPostgres } from '../../scripts/postgres.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { untilCopied } from '../../tests/support/until-copied.ts';

const PAGES = ['/', '/de', '/it', '/de/diagnose', '/it/diagnosi/laboratorio', '/diagnosis/mineral'];

/** Uses a separate Postgres, configured by its URL as an operator would. */
describe('the site without its database', () => {
  let folder: string;
  let postgres: LocalPostgres;
  let env: Record<string, string>;
  let site: SiteProcess;

  beforeAll(async () => {
    folder = await temporaryFolder();
    postgres = new LocalPostgres(path.join(folder, 'postgres'));
    const url = await postgres.start();
    env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET };
    await prepare(env);
    site = await SiteProcess.start(env);
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
    await site.until(async () => (await site.readiness()).status === 'stale', 60_000);
    expect((await site.readiness()).since).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await statuses()).toEqual(PAGES.map(() => 200));
  });

  it('serves every page when it is started with the database gone', async () => {
    await site.stop('SIGKILL');
    site = await SiteProcess.start(env);
    expect(await site.readiness()).toMatchObject({ status: 'stale' });
    expect(await statuses()).toEqual(PAGES.map(() => 200));
    expect(await site.text('/de/diagnose/labor')).toContain('lang="de"');
  });

  it('is up to date again by itself when the database returns', async () => {
    await postgres.start();
    await site.until(async () => (await site.readiness()).status === 'ready', 60_000);
    expect(await statuses()).toEqual(PAGES.map(() => 200));
  });

  it('ends with 0 within ten seconds of SIGTERM', async () => {
    const since = performance.now();
    expect(await site.stop('SIGTERM')).toBe(0);
    expect(performance.now() - since).toBeLessThan(10_000);
    site = await SiteProcess.start(env);
  });
});
