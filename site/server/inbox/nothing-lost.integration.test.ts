import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalPostgres } from '../../../scripts/postgres.ts';
import { buildInboxProcess } from '../../../tests/support/build-inbox-process.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { KillableInbox } from '../../../tests/support/killable-inbox.ts';
import { MailCatcher, type Manners } from '../../../tests/support/mail-catcher.ts';
import { prepare } from '../../../tests/support/prepare.ts';
import { TEST_SECRET } from '../../../tests/support/secret.ts';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { requestBy } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';

/** Ten disasters, and during each of them ten visitors who send five forms. */
const VISITORS = 10;
const PER_VISITOR = 5;
const SUBMISSIONS = 500;
/** Of a hundred mails, at most one may arrive twice. */
const MAX_COPIES = 0.01;
const LIMIT_MS = 180_000;

const isWaiting = (name: string) => name.endsWith('.json');

describe('500 submissions while everything breaks', () => {
  const random = seededRandom(20261115);
  const catcher = new MailCatcher();
  let folder: string;
  let postgres: LocalPostgres;
  let url: string;
  let inboxes: KillableInbox[] = [];

  beforeAll(async () => {
    await catcher.start();
    folder = await temporaryFolder();
    postgres = new LocalPostgres(path.join(folder, 'postgres'));
    url = await postgres.start();
    const env = {
      ...{ DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET },
      ...{ SMTP_URL: catcher.url, MAIL_TO: 'house@alpsera.example' },
      ...{ FORMS_PER_ADDRESS: '1000000', FORMS_IN_TOTAL: '1000000', MAIL_TIMEOUT_SECONDS: '2' },
    };
    // An empty house is enough, and much quicker.
    const file = await buildInboxProcess();
    await prepare({ ...env, SEED: 'never' });
    inboxes = await Promise.all(
      [0, 1].map(async () => new KillableInbox(file, { ...env, PORT: String(await freePort()) })),
    );
    await Promise.all(inboxes.map((inbox) => inbox.start()));
  });

  afterAll(async () => {
    await Promise.all(inboxes.map((inbox) => inbox.stop()));
    await postgres.stop();
    await catcher.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One;

  /** Sends until the sender is told that it is safe, as a patient visitor would. */
  async function send(number: number): Promise<string> {
    const submission = requestBy(`visitor-${number}@visitor.example`);
    while (!(await pick(inboxes).submit(submission))) await sleep(50);
    return submission.id;
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

  async function killInbox(): Promise<void> {
    const inbox = pick(inboxes);
    await sleep(random() * 400);
    await inbox.kill();
    await inbox.start();
  }

  /** Behaves badly until it was felt. */
  async function misbehave(manners: Manners): Promise<void> {
    const before = failures();
    catcher.manners = manners;
    await until(() => failures() > before, 30_000);
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
  const logText = () => inboxes.flatMap((inbox) => inbox.log).join('\n');

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
        ...[() => misbehave('refuses'), killInbox, () => misbehave('drops'), killInbox],
        ...[stopPostgres, killInbox, () => misbehave('hangs'), killInbox, killPostgres, killInbox],
      ];
      for (const disaster of disasters) await Promise.all([sendBurst(accepted), disaster()]);
      expect(accepted).toHaveLength(SUBMISSIONS);

      const spool = path.join(folder, 'data/spool');
      await until(async () => !(await readdir(spool)).some(isWaiting), 30_000);
      const stored = await rows<{ submission: string }>('select submission from requests');
      expect(stored.map(({ submission }) => submission).toSorted()).toEqual(accepted.toSorted());

      const byStatus = 'select status, count(*)::int from mails group by status';
      const all = [{ status: 'sent', count: 2 * SUBMISSIONS }];
      await until(async () => isDeepStrictEqual(await rows(byStatus), all), 60_000).catch(
        () => undefined,
      );
      expect(await rows(byStatus)).toEqual(all);
      const numbers = catcher.mails.map(({ messageId }) => messageId);
      const wanted = 2 * SUBMISSIONS;
      expect(new Set(numbers).size).toBe(wanted);
      expect(numbers.length - wanted).toBeLessThanOrEqual(wanted * MAX_COPIES);
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
