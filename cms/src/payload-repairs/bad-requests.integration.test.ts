import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '../../../tests/support/until.ts';
import { loggedIn, openStudioRest, type Ask } from '../../../tests/support/studio-rest.ts';

const LENA = { email: 'lena@clinic.example', password: 'long enough', name: 'Lena' };
const UNSTORABLE = [
  ['a NUL character', 'a\0b'],
  ['half of a character', 'a\ud800b'],
];

const PAYLOAD_PART =
  '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{broken\r\n--x--\r\n';

let payload: Payload;
let ask: Ask;
let headers: Record<string, string>;
beforeAll(async () => {
  const studio = await openStudioRest();
  ({ payload, ask } = studio);
  await payload.create({ collection: 'users', data: { ...LENA, roles: ['admin'] } });
  headers = await loggedIn(payload, LENA);
  return studio.close;
});

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(payload.logger, 'error').mockClear();
});

/** Refused with a reason in JSON, and no error of the studio's in the log. */
async function expectRefusal(answer: Response, status: number, reason: string): Promise<void> {
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(reason)]);
  expect(errors).not.toHaveBeenCalled();
}

const post = (address: string, data: object) => ask(address, { method: 'POST', headers, data });

async function newTherapy(): Promise<string> {
  const data = { title: randomUUID() } as never;
  return (await payload.create({ collection: 'therapies', draft: true, data })).id;
}

/** Keeps a table locked until so many requests wait for it, so that none of them is ahead. */
async function whileLocked<Result>(
  table: string,
  waiting: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await payload.db.pool.connect();
  const isReached = async () => {
    const { rows } = await client.query(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0].count >= waiting;
  };
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    const result = work();
    await until(isReached, 60_000);
    await client.query('commit');
    return await result;
  } finally {
    client.release(true);
  }
}

describe('what anybody can send', () => {
  it.each([
    ['a token to verify an address, which nobody is asked to do', '/api/users/verify/x'],
    ['a version of what has none', '/api/users/versions/x'],
  ])('%s', async (_, address) => {
    const answer = await ask(address, { method: 'POST' });
    await expectRefusal(answer, 404, 'Route not found');
  });

  it('a login as an HTML form', async () => {
    const body = new URLSearchParams({ email: LENA.email, password: LENA.password });
    const answer = await ask('/api/users/login', { method: 'POST', body });
    await expectRefusal(answer, 400, '"message":"Email: This field is required."');
  });

  it.each([
    ['multipart/form-data', 'a=b'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
    ['multipart/form-data; boundary=x', PAYLOAD_PART],
  ])('a file as %s that ends early or is none', async (type, body) => {
    const sent = { method: 'POST', headers: { 'Content-Type': type }, body };
    const answer = await ask('/api/media', sent);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('be read')]);
  });

  it.each(['__proto__', 'constructor'])('a collection that is called %s', async (name) => {
    await expectRefusal(await ask(`/api/${name}`), 404, 'Route not found');
  });
});

describe('what an editor can send', () => {
  it('an account without anything', async () => {
    await expectRefusal(await post('/api/users', {}), 400, 'Email: Please enter a valid email');
    const nothing = await ask('/api/users', { method: 'POST', headers });
    await expectRefusal(nothing, 400, 'The request contains no data.');
    const noText = await post('/api/users', { email: { a: 1 }, name: 'A', roles: ['editor'] });
    await expectRefusal(noText, 400, 'Please enter a valid email');
  });

  it.each(UNSTORABLE)('%s', async (_, text) => {
    const data = {
      ...{ status: 'new', kind: 'request', language: 'de', submission: randomUUID() },
      ...{ name: 'Anna', lastname: 'Berger', email: 'anna@visitor.example', country: 'CH' },
      ...{ stay: 'stationary', received_at: '2026-11-01T10:00:00.000Z' },
    };
    const { id } = await payload.create({ collection: 'requests', data: data as never });
    const key = randomUUID();
    const refused = 'a character in this text that cannot be stored';
    const reply = await post(`/api/requests/${id}/reply`, { key, subject: 'S', text });
    await expectRefusal(reply, 400, refused);
    const subject = await post(`/api/requests/${id}/reply`, { key, subject: text, text: 'T' });
    await expectRefusal(subject, 400, refused);
    await expectRefusal(await post('/api/therapies?draft=true', { title: text }), 400, refused);
    const faq = [{ question: text, answer: 'A' }];
    await expectRefusal(await post('/api/therapies?draft=true', { faq }), 400, refused);
  });

  it.each([
    '/api/therapies?where[title][equals]=a%00b',
    '/api/therapies/a%00b',
    '/api/media/file/a%00b.jpg',
  ])('the address %s', async (address) => {
    await expectRefusal(await ask(address, { headers }), 400, 'cannot be stored');
  });

  it('the deletion of a preference that is not there', async () => {
    const answer = await ask('/api/payload-preferences/x', { method: 'DELETE', headers });
    await expectRefusal(answer, 404, 'Not Found');
    await post('/api/payload-preferences/x', { value: 1 });
    const removed = await ask('/api/payload-preferences/x', { method: 'DELETE', headers });
    expect(removed.status).toBe(200);
    // Entries of other collections are deleted as ever.
    const address = `/api/therapies/${await newTherapy()}`;
    const gone = await ask(address, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
  });

  it.each([
    ['+275760-09-13T00:00:00.000Z', 'is not a valid date'],
    [8.64e15, 'is not a valid date'],
    ['99999-01-01', 'is not a valid date'],
    ['2099-13-45', 'Choose a time in the future'],
    [{}, 'Choose a time in the future'],
  ])('a plan at %j', async (at, reason) => {
    const entry = { relationTo: 'therapies', value: await newTherapy() };
    const answer = await post('/api/schedules', { entry, action: 'publish', language: 'en', at });
    await expectRefusal(answer, 400, reason);
  });

  it.each([
    { relationTo: '__proto__', value: randomUUID() },
    { relationTo: 'hasOwnProperty', value: randomUUID() },
    { relationTo: 'therapies', value: {} },
  ])('a plan for $relationTo $value', async (entry) => {
    const at = '2099-01-01T00:00:00.000Z';
    const answer = await post('/api/schedules', { entry, action: 'publish', language: 'en', at });
    await expectRefusal(answer, 403, 'not allowed');
  });

  it('a value of a wrong kind, which only the database notices', async () => {
    const entry = { relationTo: 'therapies', value: await newTherapy() };
    const at = '2099-01-01T00:00:00.000Z';
    const answer = await post('/api/schedules', { entry, action: 'publish', language: {}, at });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('a value that does not fit its field'),
    ]);
  });

  it('six equal pictures at once: each is stored', async () => {
    const bytes = new Uint8Array(await readFile('demo/content/media/files/sea-of-fog.jpg'));
    const upload = () => {
      const body = new FormData();
      body.set('file', new File([bytes], 'same.jpg', { type: 'image/jpeg' }));
      body.set('_payload', JSON.stringify({ alt: 'A drop' }));
      return ask('/api/media', { method: 'POST', headers, body });
    };
    const six = () => Promise.all(Array.from({ length: 6 }, upload));
    const answers = await whileLocked('media', 6, six);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const where = { filename: { contains: 'same-' } };
    const { docs } = await payload.find({ collection: 'media', where });
    expect(new Set(docs.map(({ filename }) => filename)).size).toBe(6);
  });
});

it('a submitted picture whose file is missing is not found, and is said to be missing', async () => {
  const data = await readFile('demo/content/media/files/sea-of-fog.jpg');
  const file = { data, name: 'gone.jpg', mimetype: 'image/jpeg', size: data.length };
  const picture = await payload.create({ collection: 'submitted_pictures', data: {}, file });
  const filename = String(picture.filename);
  const address = `/api/submitted_pictures/file/${filename}`;
  expect((await ask(address, { headers })).status).toBe(200);
  const { localPath } = await import('../files/stored-file.ts');
  await rm(localPath('submitted', filename));
  const answer = await ask(address, { headers });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('not found')]);

  errors.mockClear();
  const testimonial = await payload.create({
    collection: 'testimonials',
    draft: true,
    data: {
      ...{ name: 'Lia', text: 'Eine gute Woche.', rating: 5, lang: 'de', _status: 'draft' },
      ...{ email: 'lia@visitor.example', submission: randomUUID(), submitted_picture: picture.id },
      date: '2026-11-01T12:00:00.000Z',
    },
  });
  const approval = await post(`/api/testimonials/${testimonial.id}/approve`, {});
  await expectRefusal(approval, 409, 'the picture that came with it is missing');
});

it('Payload alone hands a text to the database that it cannot store', async () => {
  // Our own code, unlike requests, bypasses the repair.
  const data = { title: 'a\0b' } as never;
  const failed = payload.create({ collection: 'therapies', draft: true, data });
  await expect(failed).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^22/) } });
});
