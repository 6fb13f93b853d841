import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createClinicDatabase,
  type ClinicDatabase,
} from '../../../tests/support/clinic-database.ts';
import { PostCatcher } from '../../../tests/support/post-catcher.ts';
import { requestBy } from '../../../tests/support/request-by.ts';
import { openTestInbox, PLAIN } from '../../../tests/support/test-inbox.ts';
import { until } from '../../../tests/support/until.ts';

describe('with a host of forms', () => {
  const host = new PostCatcher();
  const log: string[] = [];
  let formsHost: string;
  let database: ClinicDatabase;
  let opened: Awaited<ReturnType<typeof openTestInbox>>;

  beforeAll(async () => {
    formsHost = `${await host.start()}/forms`;
    database = await createClinicDatabase();
    opened = await openTestInbox(database, { formsHost, log });
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

  const accept = (...args: Parameters<typeof opened.inbox.accept>) => opened.inbox.accept(...args);
  const isPosted = (count = 1) => until(() => host.posts.length >= count);
  const waiting = async () => {
    const folder = path.join(database.env.DATA_DIR, 'spool', 'forms-host');
    return (await readdir(folder)).filter((name) => name.endsWith('.json'));
  };
  const isEmpty = () => until(async () => (await waiting()).length === 0);

  async function stored(email: string) {
    const where = { email: { equals: email } };
    return (await opened.payload.find({ collection: 'requests', where, depth: 0 })).docs;
  }

  it('a request is stored here and posted there, once however often it is sent', async () => {
    const request = requestBy('anna@visitor.example');
    await Promise.all([accept(request, PLAIN), accept(request, PLAIN)]);
    // Only now, when both are in the spool: one of them could be gone before the other comes.
    opened.start();
    await isPosted();
    // Once this one is posted, the duplicate has been processed as well.
    await accept(requestBy('berta@visitor.example'), PLAIN);
    await isPosted(2);
    await isEmpty();
    expect(host.posts.map(({ body }) => (body.fields as { email: string }).email)).toEqual([
      'anna@visitor.example',
      'berta@visitor.example',
    ]);
    const [doc] = await stored('anna@visitor.example');
    expect(host.posts[0]).toMatchObject({
      path: '/forms',
      headers: { 'idempotency-key': doc?.submission },
      body: {
        id: doc?.submission,
        form: 'request',
        locale: 'de',
        suspicions: ['no-proof'],
        fields: { firstname: 'Anna', country: 'CH', discount: 'WINTER' },
        campaign: { utm_source: 'newsletter' },
      },
    });
    expect(host.posts[0]?.body).not.toHaveProperty('fingerprint');
  });

  it('a testimonial is posted with its picture, a wish for the newsletter not at all', async () => {
    const jpeg = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#456' },
    })
      .jpeg()
      .toBuffer();
    const wish = { kind: 'newsletter', locale: 'it', campaign: {} } as const;
    await accept({ ...wish, fields: { email: 'nina@visitor.example' } }, PLAIN);
    const fields = { name: 'Lia', email: 'lia@visitor.example', country: 'CH', rating: 5 };
    await accept(
      {
        kind: 'testimonial',
        locale: 'it',
        campaign: {},
        fields: { ...fields, testimonial: 'Una settimana tranquilla.' },
        upload: new File([new Uint8Array(jpeg)], 'a.jpg', { type: 'image/jpeg' }),
      },
      PLAIN,
    );
    await isPosted();
    await isEmpty();
    expect(host.posts).toHaveLength(1);
    expect(host.posts[0]?.body).toMatchObject({
      form: 'testimonial',
      picture: { width: 40, height: 30, jpeg: expect.any(String) },
    });
  });

  it('what it refuses waits through a restart, and our inbox does not wait for it', async () => {
    host.status = 500;
    await accept(requestBy('carla@visitor.example'), PLAIN);
    await isPosted();
    await until(async () => (await stored('carla@visitor.example')).length === 1);
    expect(await waiting()).toHaveLength(1);
    await opened.stop();
    // On the same connection, because the database is asked before a form is posted.
    opened = await openTestInbox(database, { formsHost, log });
    opened.start();
    await isPosted(2);
    host.status = 204;
    await isEmpty();
    expect(new Set(host.posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    const warnings = log.filter((line) => line.includes('"to":"FORMS_HOST"'));
    expect(warnings.some((line) => line.includes('HTTP_500'))).toBe(true);
    expect(log.join('\n')).not.toMatch(/visitor\.example|Berger/);
  });
});
