import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { requestBy } from '../../../tests/support/request-by.ts';
import { openTestInbox, PLAIN } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';

type Erase = typeof import('./erase-person.ts').erasePerson;
type FindPerson = typeof import('./find-person.ts').findPerson;

describe('erasing a person while something happens', () => {
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;
  let pool: Pool;
  let erase: (email: string) => ReturnType<Erase>;
  let find: (email: string) => ReturnType<FindPerson>;

  beforeAll(async () => {
    database = await createClinicDatabase();
    opened = await openTestInbox(database);
    const { payload } = opened;
    const { erasePerson } = await import('./erase-person.ts');
    const { findPerson } = await import('./find-person.ts');
    const { adapterOf } = await import('../sql.ts');
    pool = adapterOf(payload).pool as Pool;
    erase = (email) => erasePerson({ payload, user: null }, email);
    find = (email) => findPerson(adapterOf(payload).drizzle, email);
    opened.start();
  });

  afterAll(async () => {
    await opened.stop();
    await opened.payload.destroy();
    await database.remove();
  });

  const send = (email: string, more = {}) => opened.inbox.accept(requestBy(email, more), PLAIN);

  const spoolFolder = (...names: string[]) => path.join(database.env.DATA_DIR, 'spool', ...names);

  async function isDelivered(): Promise<void> {
    await until(async () => !(await readdir(spoolFolder())).some((name) => /json$/.test(name)));
  }

  async function isStored(email: string): Promise<void> {
    await until(async () => (await find(email)).requests.length > 0);
    await isDelivered();
  }

  /** Until so many transactions of this database wait for another one. */
  async function areWaiting(count: number): Promise<void> {
    await until(async () => {
      const { rows } = await pool.query(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length >= count;
    });
  }

  /** Runs work while a transaction of somebody else is open, and then commits that. */
  async function during(begin: string, work: (other: PoolClient) => Promise<void>): Promise<void> {
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(begin);
      await work(other);
      await other.query('commit');
    } finally {
      other.release();
    }
  }

  async function counts(email: string): Promise<Record<string, number>> {
    const found = Object.entries(await find(email));
    return Object.fromEntries(found.map(([part, entries]) => [part, entries.length]));
  }

  const NOTHING = { requests: 0, testimonials: 0, subscribers: 0, mails: 0, spooled: 0 };

  it('waits for the form that is being stored, and leaves nothing of it', async () => {
    const email = 'being.stored@visitor.example';
    let erasing: ReturnType<Erase> | undefined;
    await during('lock table requests in share mode', async () => {
      await send(email, { newsletter: true });
      await areWaiting(1);
      erasing = erase(email);
      await areWaiting(2);
    });
    const { counts: erased } = (await erasing) ?? {};
    await isDelivered();
    expect(await counts(email)).toEqual(NOTHING);
    expect(erased).toMatchObject({ requests: 1, subscribers: 1, mails: 3 });
  });

  it('leaves nothing of the forms that arrive meanwhile, and keeps those sent afterwards', async () => {
    const email = 'keeps.sending@visitor.example';
    for (let number = 0; number < 10; number += 1) await send(email, { city: 'before' });
    let isErased = false;
    const sending = (async () => {
      while (!isErased) await send(email, { city: 'during' });
    })();
    await erase(email);
    isErased = true;
    await sending;
    await send(email, { city: 'after' });
    await until(async () => (await find(email)).requests.some(({ city }) => city === 'after'));
    await isDelivered();
    const { rows } = await pool.query(
      `select r.city from requests r where lower(r.email) = $1 and r.city <> 'after'
         and r.received_at <= (select coalesce(max(received_at), 'infinity')
           from submissions where id like 'erased %')`,
      [email],
    );
    expect(rows).toEqual([]);
    const { requests } = await find(email);
    expect(requests.filter(({ city }) => city === 'before')).toEqual([]);
    expect(requests.filter(({ city }) => city === 'after')).toHaveLength(1);
  });

  it('deletes a reply that a colleague sends at the same moment', async () => {
    const email = 'gets.a.reply@visitor.example';
    await send(email);
    await isStored(email);
    const request = (await find(email)).requests[0]?.id;
    let erasing: ReturnType<Erase> | undefined;
    await during('select 1', async (colleague) => {
      await colleague.query(
        `insert into request_events (id, request_id, kind, detail)
         values (gen_random_uuid(), $1, 'reply', '{}')`,
        [request],
      );
      await colleague.query(
        `insert into mails (id, key, kind, status, recipient, subject, text, html)
         values (gen_random_uuid(), 'reply 1', 'reply', 'waiting', $1, 'Re', 'Text', 'Text')`,
        [email],
      );
      erasing = erase(email);
      await areWaiting(1);
    });
    await erasing;
    expect(await counts(email)).toEqual(NOTHING);
  });
});
