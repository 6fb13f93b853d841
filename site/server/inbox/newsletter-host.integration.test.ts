import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Tokens from '../../../cms/src/inbox/newsletter/newsletter-token.ts';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { PostCatcher } from '../../../tests/support/post-catcher.ts';
import { openTestInbox, PLAIN } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';

const EMAIL = 'nina@visitor.example';

describe('with a host of the newsletter', () => {
  const host = new PostCatcher();
  const log: string[] = [];
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;
  // Imported late, because it reads settings that the database sets.
  let tokens: typeof Tokens;

  beforeAll(async () => {
    const origin = await host.start();
    const postHost = `${origin.replace('//', '//clinic:a%20word@')}/subscriptions`;
    database = await createClinicDatabase();
    opened = await openTestInbox(database, { postHost, log });
    opened.start();
    tokens = await import('../../../cms/src/inbox/newsletter/newsletter-token.ts');
  });

  afterAll(async () => {
    await opened.stop();
    await opened.payload.destroy();
    await host.stop();
    await database.remove();
  });

  beforeEach(() => {
    host.posts.length = 0;
    host.status = 200;
  });

  const told = () => host.posts.map(({ body }) => body.status);

  async function subscriber() {
    const where = { email: { equals: EMAIL } };
    return (await opened.payload.find({ collection: 'subscribers', where })).docs[0];
  }

  async function ask() {
    const wish = { id: crypto.randomUUID(), kind: 'newsletter', locale: 'it' } as const;
    await opened.inbox.accept({ ...wish, campaign: {}, fields: { email: EMAIL } }, PLAIN);
    return until(async () => {
      const found = await subscriber();
      return found?.status === 'pending' && found;
    });
  }

  async function confirm() {
    const { id, round } = await ask();
    const token = tokens.confirmToken({ subscriber: String(id), round: Number(round) });
    expect(await opened.inbox.newsletter.confirm(token)).toBe('confirmed');
    return String(id);
  }

  const leave = (id: string) => opened.inbox.newsletter.unsubscribe(tokens.unsubscribeToken(id));
  const isToldOf = (status: string) => until(() => told().includes(status));
  const isGone = () => until(async () => !(await subscriber()));

  it('it is told of who confirmed, and of nobody before', async () => {
    await ask();
    const id = await confirm();
    await isToldOf('subscribed');
    await until(async () => (await subscriber())?.handover === 'done');
    expect(host.posts).toHaveLength(1);
    expect(host.posts[0]).toMatchObject({
      path: '/subscriptions',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from('clinic:a word').toString('base64')}`,
      },
      body: { email: EMAIL, language: 'it', status: 'subscribed', textVersion: '2026-11' },
    });
    expect(await leave(id)).toBe('done');
    await isToldOf('unsubscribed');
    await isGone();
  });

  it('is told again until it takes it, and its failures tell the log no address', async () => {
    host.status = 503;
    const id = await confirm();
    await isToldOf('subscribed');
    host.status = 201;
    await until(async () => (await subscriber())?.handover === 'done');
    expect(new Set(host.posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const warning = log.find((line) => line.includes('host of the newsletter'));
    expect(warning).toContain('HTTP_503');
    expect(log.join('\n')).not.toContain('visitor.example');
    await leave(id);
    await isGone();
  });

  it('is told of who leaves while it is being told that they came', async () => {
    host.status = 503;
    const id = await confirm();
    await isToldOf('subscribed');
    await leave(id);
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
    host.status = 200;
    await isToldOf('unsubscribed');
    await isGone();
  });

  it('is told of whom an editor deletes, who is then forgotten here too', async () => {
    const id = await confirm();
    await until(async () => (await subscriber())?.handover === 'done');
    await opened.payload.delete({ collection: 'subscribers', id });
    await isToldOf('unsubscribed');
    await isGone();
  });

  it('is told of who comes back before it has forgotten them', async () => {
    const id = await confirm();
    const former = await subscriber();
    const formerLink = tokens.confirmToken({ subscriber: id, round: Number(former?.round) });
    await until(async () => (await subscriber())?.handover === 'done');
    host.status = 503;
    await leave(id);
    await isToldOf('unsubscribed');
    // As if ten minutes had passed, within which no second mail is sent.
    const client = new pg.Client(database.env.DATABASE_URL);
    await client.connect();
    await client.query('update subscribers set mailed_at = null where id = $1', [id]);
    await client.end();
    await ask();
    expect(await opened.inbox.newsletter.confirm(formerLink)).toBe('invalid');
    await confirm();
    host.posts.length = 0;
    host.status = 200;
    await isToldOf('subscribed');
    await until(async () => (await subscriber())?.handover === 'done');
    expect(told().at(-1)).toBe('subscribed');
  });
});
