import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalPostgres } from '../../../scripts/postgres.ts';
import { MailCatcher, type Manners } from '../../../tests/support/mail-catcher.ts';
import { prepare } from '../../../tests/support/prepare.ts';
import { TEST_SECRET } from '../../../tests/support/secret.ts';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { SiteProcess } from '../../../tests/support/site-process.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { requestBy } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';

/** Ten disasters, and during each of them ten visitors who send five forms. */
const VISITORS = 10;
const PER_VISITOR = 5;
const SUBMISSIONS = 500;
/** Mails under way at a time, see mail-runner.ts: these may arrive twice when something breaks. */
const AT_ONCE = 2;
/** How long a busy machine may take for a step, and for all of it. */
const STEP_MS = 120_000;
const LIMIT_MS = 600_000;

const isWaiting = (name: string) => name.endsWith('.json');

describe('500 submissions while everything breaks', () => {
  const random = seededRandom(20261115);
  const catcher = new MailCatcher();
  let folder: string;
  let postgres: LocalPostgres;
  let url: string;
  let env: Record<string, string>;
  let sites: SiteProcess[] = [];
  const logs: string[][] = [];

  beforeAll(async () => {
    await catcher.start();
    folder = await temporaryFolder();
    postgres = new LocalPostgres(path.join(folder, 'postgres'));
    url = await postgres.start();
    env = {
      ...{ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET },
      ...{ SMTP_URL: catcher.url, MAIL_TO: 'house@alpsera.example' },
      ...{ FORMS_PER_ADDRESS: '1000000', FORMS_IN_TOTAL: '1000000', MAIL_TIMEOUT_SECONDS: '2' },
    };
    // An empty house is enough, and much quicker.
    await prepare({ ...env, SEED: 'never' });
    sites = await Promise.all([startSite(), startSite()]);
  }, STEP_MS);

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    await catcher.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;

  async function startSite(): Promise<SiteProcess> {
    const site = await SiteProcess.start(env);
    logs.push(site.log);
    return site;
  }

  /** Sends until the sender is told that it is safe, as a patient visitor would. */
  async function send(number: number): Promise<string> {
    const { id, fields } = requestBy(`visitor-${number}@visitor.example`);
    const { newsletter: _, ...typed } = fields;
    const form = { ...typed, privacy: 'yes', submission: id } as Record<string, string>;
    while (!(await isThankedFor(form))) await sleep(50);
    return id;
  }

  /** A connection that breaks tells nothing. */
  async function isThankedFor(form: Record<string, string>): Promise<boolean> {
    const site = pick(sites);
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const body = new URLSearchParams(form);
    const answer = await site
      .get('/de/anfrage', { method: 'POST', headers, body })
      .catch(() => undefined);
    return answer?.status === 303;
  }

  function sendBurst(accepted: string[]): Promise<void[]> {
    const visitor = async () => {
      for (let count = 0; count < PER_VISITOR; count += 1) {
        accepted.push(await send(accepted.length + random()));
        await sleep(random() * 100);
      }
    };
    return Promise.all(Array.from({ length: VISITORS }, visitor));
  }

  /** At once and without a word, as a power cut would; then again, as `npm start` does. */
  async function killSite(): Promise<void> {
    const index = Math.floor(random() * sites.length);
    await sleep(random() * 400);
    await sites[index]?.stop('SIGKILL');
    sites[index] = await startSite();
  }

  /** Behaves badly until it was felt. */
  async function misbehave(manners: Manners): Promise<void> {
    const before = failures();
    catcher.manners = manners;
    await until(() => failures() > before, STEP_MS);
    catcher.manners = 'friendly';
  }

  async function stopPostgres(): Promise<void> {
    await postgres.stop();
    await sleep(1_000);
    await postgres.start();
  }

  async function killPostgres(): Promise<void> {
    const file = path.join(folder, 'postgres/cluster/postmaster.pid');
    await sleep(random() * 400);
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
    await sleep(500);
    await postgres.start();
  }

  const failures = () => logText().split('a mail was not sent').length;
  const logText = () => logs.flat().join('\n');

  async function rows<Row>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  it(
    'loses none, stores each once, and mails them all',
    async () => {
      const accepted: string[] = [];
      const disasters = [
        ...[() => misbehave('refuses'), killSite, () => misbehave('drops'), killSite],
        ...[stopPostgres, killSite, () => misbehave('hangs'), killSite, killPostgres, killSite],
      ];
      for (const disaster of disasters) await Promise.all([sendBurst(accepted), disaster()]);
      expect(accepted).toHaveLength(SUBMISSIONS);

      const spool = path.join(folder, 'data/spool');
      await until(async () => !(await readdir(spool)).some(isWaiting), STEP_MS);
      const stored = await rows<{ submission: string }>('select submission from requests');
      expect(stored.map(({ submission }) => submission).toSorted()).toEqual(accepted.toSorted());

      const byStatus = 'select status, count(*)::int from mails group by status';
      const all = [{ status: 'sent', count: 2 * SUBMISSIONS }];
      await until(async () => isDeepStrictEqual(await rows(byStatus), all), STEP_MS).catch(
        () => undefined,
      );
      expect(await rows(byStatus)).toEqual(all);
      const numbers = catcher.mails.map(({ messageId }) => messageId);
      const wanted = 2 * SUBMISSIONS;
      expect(new Set(numbers).size).toBe(wanted);
      expect(numbers.length - wanted).toBeLessThanOrEqual(disasters.length * AT_ONCE);
      const reached = new Set(catcher.mails.map(({ to }) => to));
      expect(reached.size).toBe(SUBMISSIONS + 1);
    },
    LIMIT_MS,
  );

  it('wrote nothing about its visitors into any log', () => {
    expect(logText()).toContain('a mail was not sent');
    expect(logText()).not.toMatch(/visitor\.example|Berger|Schmerzen|Dorfstrasse|\+41 79/);
  });
});
