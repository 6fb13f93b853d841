import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalPostgres } from '../../../scripts/postgres.ts';
import { buildInboxProcess } from '../../../tests/support/build-inbox-process.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { KillableInbox } from '../../../tests/support/killable-inbox.ts';
import { MailCatcher } from '../../../tests/support/mail-catcher.ts';
import { prepare } from '../../../tests/support/prepare.ts';
import { TEST_SECRET } from '../../../tests/support/secret.ts';
import { seededRandom } from '../../../tests/support/seeded-random.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { requestBy } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';

const SUBMISSIONS = 500;
const KILLS = 5;
/** Of a hundred mails, at most one may arrive twice. */
const MAX_COPIES = 0.01;
const LIMIT_MS = 120_000;

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
  async function send(index: number): Promise<string> {
    const submission = requestBy(`visitor-${index}@visitor.example`);
    while (!(await pick(inboxes).submit(submission))) await sleep(50);
    return submission.id;
  }

  async function sendAll(): Promise<string[]> {
    const waiting = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const accepted: string[] = [];
    const visitor = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        accepted.push(await send(next));
        await sleep(random() * 160);
      }
    };
    await Promise.all(Array.from({ length: 8 }, visitor));
    return accepted;
  }

  async function killInboxes(): Promise<void> {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(300 + random() * 1_200);
      const inbox = pick(inboxes);
      await inbox.ready;
      await inbox.kill();
      await inbox.start();
    }
  }

  async function breakTheRest(): Promise<void> {
    for (const manners of ['refuses', 'drops', 'hangs', 'friendly'] as const) {
      catcher.manners = manners;
      await sleep(1_000 + random() * 1_000);
    }
    await postgres.stop();
    await sleep(1_500);
    await postgres.start();
    await sleep(1_000 + random() * 1_000);
    await killPostgres();
    await sleep(500);
    await postgres.start();
  }

  async function killPostgres(): Promise<void> {
    const file = path.join(folder, 'postgres/cluster/postmaster.pid');
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
  }

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
      const [accepted] = await Promise.all([sendAll(), killInboxes(), breakTheRest()]);
      expect(accepted).toHaveLength(SUBMISSIONS);

      const spool = path.join(folder, 'data/spool');
      const isWaiting = (name: string) => name.endsWith('.json');
      await until(async () => !(await readdir(spool)).some(isWaiting), 30_000);
      const stored = await rows<{ submission: string }>('select submission from requests');
      expect(stored.map(({ submission }) => submission).toSorted()).toEqual(accepted.toSorted());

      const unsent = "select 1 from mails where status <> 'sent'";
      await until(async () => (await rows(unsent)).length === 0, 60_000);
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
    const log = inboxes.flatMap((inbox) => inbox.log).join('\n');
    expect(log).toContain('a mail was not sent');
    expect(log).not.toMatch(/visitor\.example|Berger|Schmerzen|Dorfstrasse|\+41 79/);
  });
});
