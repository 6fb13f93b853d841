import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalPostgres } from '../../scripts/postgres/postgres.ts';
import { freezePostgres } from '../../tests/support/freeze-postgres.ts';
import { prepare } from '../../tests/support/prepare.ts';
import { requestForm } from '../../tests/support/request-by.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { untilCopied } from '../../tests/support/until-copied.ts';

/** Timeout of a step, generous for a busy machine. */
const STEP_MS = 240_000;

/** A database that accepts connections but never responds. */
describe('the site with a database that hangs', () => {
  let folder: string;
  let postgres: LocalPostgres;
  let env: Record<'DATABASE_URL' | 'DATA_DIR' | 'SECRET', string>;
  let sites: SiteProcess[] = [];
  let thaw: (() => void) | undefined;

  beforeAll(async () => {
    folder = await temporaryFolder();
    postgres = new LocalPostgres(path.join(folder, 'postgres'));
    const url = await postgres.start();
    env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET };
    await prepare({ ...env, SEED: 'nothing' });
    sites = [await SiteProcess.start(env)];
    await sites[0]?.until(() => isEverywhere('ready'), STEP_MS);
  }, STEP_MS);

  afterAll(async () => {
    thaw?.();
    await Promise.all(sites.map((site) => site.stop('SIGKILL')));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function isEverywhere(wanted: string): Promise<boolean> {
    const all = await Promise.all(sites.map((site) => site.readiness()));
    return all.every(({ status }) => status === wanted);
  }

  const waiting = async () =>
    (await readdir(path.join(env.DATA_DIR, 'spool'))).filter((name) => name.endsWith('.json'));

  it(
    'says that its content is stale, and since when, and goes on taking forms',
    async () => {
      await untilCopied(env.DATA_DIR);
      const before = Date.now();
      thaw = await freezePostgres(path.join(folder, 'postgres'));
      const [site] = sites as [SiteProcess];
      await site.until(() => isEverywhere('stale'), STEP_MS);
      const { since = '' } = await site.readiness();
      expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
      // The poll that failed may have started a moment before the freeze.
      expect(Date.parse(since)).toBeGreaterThan(before - 60_000);
      expect((await site.get('/request')).status).toBe(200);
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      const body = requestForm('frozen@visitor.example');
      expect((await site.get('/request', { method: 'POST', headers, body })).status).toBe(303);
      expect(await waiting()).toHaveLength(1);
    },
    STEP_MS,
  );

  it(
    'can be started',
    async () => {
      sites.push(await SiteProcess.start(env, STEP_MS));
      expect(await isEverywhere('stale')).toBe(true);
    },
    STEP_MS,
  );

  it(
    'follows changes and delivers by itself when the database responds again',
    async () => {
      const [site] = sites as [SiteProcess];
      const { version } = await site.readiness();
      thaw?.();
      await site.until(() => isEverywhere('ready'), STEP_MS);
      await site.until(async () => (await waiting()).length === 0, STEP_MS);
      const client = new pg.Client({ connectionString: env.DATABASE_URL });
      await client.connect();
      const { rows } = await client.query('select email from requests');
      expect(rows).toEqual([{ email: 'frozen@visitor.example' }]);
      await client.query(`insert into content_versions values ('home', 1)
        on conflict (name) do update set version = content_versions.version + 1`);
      await client.end();
      await site.until(async () => (await site.readiness()).version !== version, STEP_MS);
      expect(site.log.join('\n')).not.toContain('visitor.example');
    },
    STEP_MS,
  );
});
