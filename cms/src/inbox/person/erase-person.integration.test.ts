import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../../tests/support/clinic-database.ts';
import { PostCatcher } from '../../../../tests/support/post-catcher.ts';
import { requestBy } from '../../../../tests/support/request-by.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { openTestInbox, PLAIN } from '../../../../tests/support/test-inbox.ts';
import { until } from '../../../../tests/support/until.ts';
import type { erasePerson } from './erase-person.ts';
import type { Person } from './find-person.ts';

type Erase = typeof erasePerson;

describe('erasing a person while something happens', () => {
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;
  let pool: Pool;
  let erase: (email: string) => ReturnType<Erase>;
  let find: (email: string) => Promise<Person>;

  beforeAll(async () => {
    database = await createClinicDatabase();
    opened = await openTestInbox(database);
    const { payload } = opened;
    const { erasePerson: eraseAll } = await import('./erase-person.ts');
    const { findPerson } = await import('./find-person.ts');
    const { adapterOf } = await import('../../database/sql.ts');
    pool = adapterOf(payload).pool as Pool;
    erase = (email) => eraseAll({ payload, user: null }, email);
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

  async function untilDelivered(): Promise<void> {
    await until(async () => !(await readdir(spoolFolder())).some((name) => name.endsWith('.json')));
  }

  async function untilStored(email: string): Promise<void> {
    await until(async () => (await find(email)).requests.length > 0);
    await untilDelivered();
  }

  /** Waits until this many transactions are blocked, not counting the hourly deletion. */
  async function untilBlocked(count: number): Promise<void> {
    await until(async () => {
      const { rows } = await pool.query(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'
           and query not like 'delete from requests where created_at%'`,
      );
      return rows.length >= count;
    });
  }

  /** Runs work while another client's transaction is open, and then commits that. */
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
      await untilBlocked(1);
      erasing = erase(email);
      await untilBlocked(2);
    });
    const { counts: erased } = (await erasing) ?? {};
    await untilDelivered();
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
    await untilDelivered();
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
    await untilStored(email);
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
      await untilBlocked(1);
    });
    await erasing;
    expect(await counts(email)).toEqual(NOTHING);
  });

  it('deletes damaged files that name the address, and the picture of a failed attempt to store', async () => {
    const email = 'damaged@visitor.example';
    await mkdir(spoolFolder('damaged'), { recursive: true });
    await writeFile(spoolFolder('damaged', 'cut-off.json'), `{"fields":{"email":"${email}","na`);
    const id = crypto.randomUUID();
    const submission = { id, kind: 'testimonial', fields: { email }, picture: { jpeg: '' } };
    await writeFile(spoolFolder('damaged', `${id}.json`), JSON.stringify(submission));
    const pictures = path.join(database.env.DATA_DIR, 'submitted');
    await mkdir(pictures, { recursive: true });
    await writeFile(path.join(pictures, `${id}.jpg`), 'a face');
    expect(await counts(email)).toMatchObject({ spooled: 2 });
    await erase(email);
    expect(await readdir(spoolFolder('damaged'))).toEqual([]);
    expect(await readdir(pictures)).toEqual([]);
  });

  it('forgets the fingerprint of a second click, which has no entry', async () => {
    const email = 'clicks.twice@visitor.example';
    const { rows: before } = await pool.query('select id from submissions');
    const form = requestBy(email);
    await opened.inbox.accept(form, PLAIN);
    await opened.inbox.accept(form, PLAIN);
    await untilStored(email);
    await erase(email);
    const { rows } = await pool.query('select id from submissions where fingerprint is not null');
    const known = new Set(before.map(({ id }) => id));
    expect(rows.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('says that the newsletter host has yet to be told', async () => {
    const email = 'subscribed@visitor.example';
    await send(email, { newsletter: true });
    await untilStored(email);
    await pool.query(
      `update subscribers set status = 'confirmed', handover = 'done' where email = $1`,
      [email],
    );
    const { counts: erased, left } = await erase(email);
    expect(erased).toMatchObject({ requests: 1, subscribers: 1 });
    expect(left.subscribers).toMatchObject([{ status: 'unsubscribed', handover: 'done' }]);
    expect(left.requests).toEqual([]);
  });

  it('does not post to the forms host what was received just before', async () => {
    const email = 'posted.late@visitor.example';
    const host = new PostCatcher();
    const folder = await temporaryFolder();
    const formsHost = `${await host.start()}/forms`;
    const elsewhere = await openTestInbox(database, { dataFolder: folder, formsHost });
    const receivedAt = new Date().toISOString();
    await erase(email);
    const queue = path.join(folder, 'spool', 'forms-host');
    await mkdir(queue, { recursive: true });
    const kept = { kind: 'contact', locale: 'de', campaign: {}, suspicions: [] };
    for (const sender of [email, 'other@visitor.example']) {
      const id = crypto.randomUUID();
      const submission = { ...kept, id, receivedAt, fields: { email: sender } };
      await writeFile(path.join(queue, `${id}.json`), JSON.stringify(submission));
    }
    elsewhere.start();
    await until(async () => (await readdir(queue)).length === 0);
    await elsewhere.stop();
    await host.stop();
    await rm(folder, { recursive: true });
    expect(host.posts.map(({ body }) => body.fields)).toEqual([{ email: 'other@visitor.example' }]);
  });

  it('says that a machine could not be looked at, and stores nothing that it brings later', async () => {
    const email = 'on.another.machine@visitor.example';
    const folder = await temporaryFolder();
    let isAway = false;
    const open = async () => {
      if (isAway) throw new Error('no connection');
      return opened.payload;
    };
    const { countUnseenSpools } = await import('../spool/spool-notes.ts');
    const elsewhere = await openTestInbox(database, { dataFolder: folder, open });
    elsewhere.start();
    await until(async () => {
      const { rows } = await pool.query(`select 1 from payload_kv where key like 'spool %'`);
      return rows.length === 2;
    });
    expect(await countUnseenSpools(opened.payload)).toBe(0);
    isAway = true;
    await elsewhere.inbox.accept(requestBy(email), PLAIN);
    // As if a minute had passed in which only this machine was heard from.
    await pool.query(
      `update payload_kv set data = jsonb_set(data, '{at}', to_jsonb(now() - interval '2 minutes'))
       where key like 'spool %'`,
    );
    expect((await erase(email)).counts).toEqual(NOTHING);
    expect(await countUnseenSpools(opened.payload)).toBe(1);
    isAway = false;
    await until(async () => (await elsewhere.waiting()).inbox.count === 0);
    await elsewhere.stop();
    expect(await countUnseenSpools(opened.payload)).toBe(0);
    expect(await counts(email)).toEqual(NOTHING);
    await rm(folder, { recursive: true });
  });
});
