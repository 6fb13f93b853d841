import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { MailCatcher } from '../../../tests/support/mail-catcher.ts';
import { requestBy } from '../../../tests/support/request-by.ts';
import { openTestInbox, PLAIN } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';
import type { User as StoredUser } from '../database/payload-types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type User = StoredUser & { collection: 'users' };

describe('the queue of mails in the studio', () => {
  const catcher = new MailCatcher();
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;
  let payload: Payload;
  let admin: User;
  let editor: User;

  beforeAll(async () => {
    await catcher.start();
    database = await createClinicDatabase();
    opened = await openTestInbox(database, { smtpUrl: catcher.url });
    payload = opened.payload;
    admin = await createUser('admin@clinic.example', 'admin');
    editor = await createUser('editor@clinic.example', 'editor', 'inbox');
    opened.start();
  });

  afterAll(async () => {
    await opened.stop();
    await payload.destroy();
    await catcher.stop();
    await database.remove();
  });

  async function createUser(email: string, ...roles: NonNullable<User['roles']>): Promise<User> {
    const data = { email, password: 'long enough', roles };
    const created = await payload.create({ collection: 'users', data });
    return { ...created, collection: 'users' };
  }

  async function mailTo(recipient: string, user?: User) {
    const where = { recipient: { equals: recipient } };
    const access = user ? { user, overrideAccess: false } : {};
    return (await payload.find({ collection: 'mails', where, ...access })).docs[0];
  }

  /** Calls an endpoint of the studio's API for a signed-in user. */
  async function call(collection: 'mails' | 'subscribers', path: string, user?: User, id?: string) {
    const req = await createLocalReq({ ...(user && { user }) }, payload);
    const endpoints = payload.collections[collection].config.endpoints || [];
    const endpoint = endpoints.find((one) => one.path === path);
    return endpoint?.handler({ ...req, routeParams: { id } } as PayloadRequest);
  }

  /** Only a click sends the mail then. More than an hour ahead would count as a wrong clock. */
  async function postpone(id: string): Promise<void> {
    const { adapterOf } = await import('../database/sql.ts');
    await until(async () => {
      const { rowCount } = await adapterOf(payload).drizzle.execute(
        sql`update mails set next_attempt_at = now() + interval '50 minutes'
            where id = ${id} and status = 'waiting'`,
      );
      return rowCount === 1;
    });
  }

  it('shows what a server refused and why, and sends it again by a click', async () => {
    catcher.behaviour = 'refuses';
    await opened.inbox.accept(requestBy('late@visitor.example'), PLAIN);
    const refused = await until(async () => {
      const mail = await mailTo('late@visitor.example', editor);
      return mail?.status === 'waiting' && Boolean(mail.failure) && mail;
    });
    expect(refused.attempts).toBeGreaterThan(0);
    // Editors read the reason in their own words, administrators the server's too.
    expect(refused).toMatchObject({ failure: 'later' });
    expect(refused.last_error).toBeUndefined();
    const raw = await mailTo('late@visitor.example', admin);
    expect(raw?.last_error).toContain('Try again later');
    expect(Date.parse(refused.next_attempt_at ?? '')).toBeGreaterThan(0);

    const id = String(refused.id);
    await postpone(id);
    catcher.behaviour = 'friendly';
    expect((await call('mails', '/:id/again', undefined, id))?.status).toBe(404);
    expect((await call('mails', '/:id/again', editor, id))?.status).toBe(200);
    await catcher.awaitTo('late@visitor.example');
    const sent = await until(async () => {
      const mail = await mailTo('late@visitor.example');
      return mail?.status === 'sent' && mail;
    });
    expect(sent.attempts).toBeGreaterThan(refused.attempts ?? 0);
    expect(sent.failure ?? null).toBeNull();

    // Sending again makes a new copy, so its message id must differ from the first.
    expect((await call('mails', '/:id/again', editor, id))?.status).toBe(200);
    const mails = await catcher.awaitTo('late@visitor.example', 2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  /** Inserts a mail as it is left while no mail server is set, or no site is running. */
  async function insertMail(name: string, days: number, status: 'waiting' | 'sending') {
    const { adapterOf, insertInto } = await import('../database/sql.ts');
    const then = new Date(Date.now() - days * DAY_MS);
    const mail = insertInto('mails', {
      id: randomUUID(),
      key: name,
      kind: 'notification',
      subject: name,
      text: '',
      html: '',
      recipient: `${name}@visitor.example`,
      status,
      attempts: 0,
      created_at: then,
      held_at: status === 'sending' ? then : null,
      next_attempt_at: days < 0 ? then : null,
    });
    await adapterOf(payload).drizzle.execute(mail);
  }

  it('gives up mails older than three days without trying them, until somebody clicks', async () => {
    await insertMail('old', 3.1, 'waiting');
    await insertMail('interrupted', 3.1, 'sending');
    await insertMail('young', 2.9, 'waiting');
    await catcher.awaitTo('young@visitor.example');
    for (const name of ['old', 'interrupted']) {
      // The runner may have looked for old mails just before these were inserted.
      const mail = await until(async () => {
        const one = await mailTo(`${name}@visitor.example`, admin);
        return one?.status === 'failed' && one;
      });
      expect(mail).toMatchObject({ failure: 'given-up', attempts: 0 });
      expect(mail.last_error).toBe('Not sent within 3 days');
      expect(await catcher.to(`${name}@visitor.example`)).toEqual([]);
    }
    const old = await mailTo('old@visitor.example');
    expect((await call('mails', '/:id/again', editor, String(old?.id)))?.status).toBe(200);
    await catcher.awaitTo('old@visitor.example');
  });

  it('does not wait for times from before the clock was set back', async () => {
    await insertMail('ahead', -2 / 24, 'waiting');
    await insertMail('held-ahead', -2 / 24, 'sending');
    await catcher.awaitTo('ahead@visitor.example');
    await catcher.awaitTo('held-ahead@visitor.example');
  });

  it('sends the mail for a forgotten password, which editors cannot read', async () => {
    await payload.forgotPassword({ collection: 'users', data: { email: admin.email } });
    const queued = await mailTo('admin@clinic.example', editor);
    expect(queued).toBeUndefined();
    const [mail] = await catcher.awaitTo('admin@clinic.example');
    expect(mail?.text).toMatch(/\/admin\/reset\/[0-9a-f]{20,}/);
    const sent = await until(async () => {
      const one = await mailTo('admin@clinic.example', admin);
      return one?.status === 'sent' && one;
    });
    // Not even administrators see the text of a waiting mail; that of a sent one is deleted.
    expect(sent).toMatchObject({ kind: 'account' });
    expect(sent).not.toHaveProperty('text');
    const left = await payload.findByID({ collection: 'mails', id: String(sent.id) });
    expect(left).toMatchObject({ text: '', html: '' });
    expect((await call('mails', '/:id/again', editor, String(sent.id)))?.status).toBe(404);
  });

  it('exports confirmed subscribers, harmless in a spreadsheet', async () => {
    const rows = [
      ['=cmd@visitor.example', 'confirmed'],
      ['waiting@visitor.example', 'pending'],
    ] as const;
    for (const [email, status] of rows) {
      await payload.create({ collection: 'subscribers', data: { email, status, language: 'de' } });
    }
    expect((await call('subscribers', '/export.csv'))?.status).toBe(401);
    const answer = await call('subscribers', '/export.csv', editor);
    expect(answer?.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const csv = (await answer?.text()) ?? '';
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv).toContain(`"'=cmd@visitor.example","de"`);
    expect(csv).toContain('/de/newsletter/unsubscribe?token=');
    expect(csv).not.toContain('waiting@visitor.example');
  });
});
