import { setImmediate as nextTurn } from 'node:timers/promises';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, it, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '#app/forms/form-extras.ts';
import type { Visit } from '#app/forms/visit.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { makeResponse } from '#server/http/cached-response.ts';
import { formRoutes } from './form-routes.ts';

const snapshot = await smallSnapshot({});
const STATUS = { read: 422, busy: 503, tooLarge: 413, tooMany: 429, malformed: 400 } as const;

/** The routes, and the visits that their renderer receives. */
function open(allowPost: (address: string) => Promise<boolean> = async () => true) {
  const visits: Visit[] = [];
  const renderer = {
    submit: async (_snapshot: unknown, _address: string, { visit }: { visit: Visit }) => {
      visits.push(visit);
      return makeResponse(STATUS[visit.form.status], {}, Buffer.from(''));
    },
  };
  const routes = formRoutes({ store: { snapshot }, renderer, siteUrl: 'http://site', allowPost });
  routes.onError((error, context) =>
    error instanceof HTTPException ? error.getResponse() : context.text(error.message, 500),
  );
  const post = (path: string, body: Body, headers: Record<string, string>, address = '192.0.2.1') =>
    routes.request(`http://site${path}`, {
      method: 'POST',
      body: body.stream,
      duplex: 'half',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address, ...headers },
    } as RequestInit);
  return { post, visits };
}

type Body = ReturnType<typeof bodyOf>;

/** A body that arrives in pieces; if it is held, the last piece comes after `letGo`. */
function bodyOf(pieces: Uint8Array[], isHeld = false) {
  let taken = 0;
  let index = 0;
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = pieces[index];
        index += 1;
        if (!piece) return controller.close();
        if (isHeld && index === pieces.length) await held;
        taken += piece.byteLength;
        return controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  const isWaiting = () => isHeld && index === pieces.length;
  return { stream, letGo: () => letGo?.(), isWaiting, taken: () => taken };
}

/** A body whose client disconnects. */
const brokenOff = (): Body => ({
  ...bodyOf([]),
  stream: new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) }),
});

const MULTIPART = { 'Content-Type': 'multipart/form-data; boundary=x' };
const URL_ENCODED = { 'Content-Type': 'application/x-www-form-urlencoded' };
const text = (value: string) => new TextEncoder().encode(value);
const part = (head: string) => text(`--x\r\nContent-Disposition: form-data; name=${head}\r\n\r\n`);
const typed = [part('"name"'), text('Ada\r\n')];
const picture = (bytes: number) => [
  part('"upload"; filename="a.jpg"'),
  new Uint8Array(bytes),
  text('\r\n--x--\r\n'),
];

describe('before a body is read', () => {
  it('with a picture, it is asked whether its address may post at all', async () => {
    const asked: string[] = [];
    const { post, visits } = open(async (address) => {
      asked.push(address);
      return false;
    });
    const body = upload();
    const length = { ...MULTIPART, 'Content-Length': String(200 * 1024 * 1024) };
    const answer = await post('/testimonials/create', body, length, '192.0.2.7');
    expect(asked).toEqual(['192.0.2.7']);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Retry-After')).toBe('600');
    expect(answer.headers.get('Connection')).toBe('close');
    expect(visits).toEqual([{ address: '192.0.2.7', form: { status: 'tooMany' } }]);
    expect(body.taken()).toBe(0);
  });

  it.each([
    ['/contact', URL_ENCODED, 64 * 1024 + 1],
    ['/testimonials/create', URL_ENCODED, 64 * 1024 + 1],
    ['/contact', MULTIPART, 128 * 1024 + 1],
    ['/testimonials/create', MULTIPART, 16 * 1024 * 1024 + 1],
    ['/de/patientenmeinungen/erstellen', URL_ENCODED, 16_000_000],
  ])('it is refused by its length: %s %j %i', async (path, type, length) => {
    const { post, visits } = open();
    const headers = { ...type, 'Content-Length': String(length) };
    const answer = await post(path, bodyOf([text('a&'.repeat(100))]), headers);
    expect(answer.status).toBe(413);
    expect(visits.map(({ form }) => form)).toEqual([{ status: 'tooLarge' }]);
  });

  it('other sites and pages without a form are refused', async () => {
    const { post, visits } = open();
    const body = bodyOf([text('a=b')]);
    const strange = { ...URL_ENCODED, 'Sec-Fetch-Site': 'cross-site' };
    expect((await post('/contact', body, strange)).status).toBe(403);
    expect((await post('/team', body, URL_ENCODED)).status).toBe(404);
    expect(body.taken()).toBe(0);
    expect(visits).toEqual([]);
  });
});

describe('a client that leaves', () => {
  it.each([URL_ENCODED, MULTIPART])('costs no page and no count: %j', async (type) => {
    const allowPost = vi.fn(async () => true);
    const { post, visits } = open(allowPost);
    const answer = await post('/contact', brokenOff(), { ...type, 'Content-Length': '9000' });
    expect(await answer.text()).toBe('The client has left');
    expect(visits).toEqual([]);
    expect(allowPost).not.toHaveBeenCalled();
  });

  it('before it is told of its limit costs no page', async () => {
    const { post, visits } = open(async () => false);
    const headers = { ...MULTIPART, 'Content-Length': '9000' };
    const answer = await post('/testimonials/create', brokenOff(), headers);
    expect(await answer.text()).toBe('The client has left');
    expect(visits).toEqual([]);
  });
});

const upload = (isHeld = false) => bodyOf([...typed, ...picture(UPLOAD_MAX_BYTES)], isHeld);

/** Resolves when all pieces but the last are processed, because each reader waits for that one. */
async function arrived(bodies: Body[]) {
  while (!bodies.every((body) => body.isWaiting())) await nextTurn();
}

describe('pictures in flight', () => {
  it('are held for four of one address and eight of all; others keep what was typed', async () => {
    const { post, visits } = open();
    const send = (body: Body, address: string) =>
      post('/testimonials/create', body, MULTIPART, address);
    const held = Array.from({ length: 8 }, () => upload(true));
    const ofTwo = held.map((body, index) => send(body, `192.0.2.${index % 2}`));
    await arrived(held);

    const refused = await send(upload(), '192.0.2.9');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('60');
    const [{ form } = { form: undefined }] = visits;
    expect(form).toMatchObject({ status: 'busy' });
    expect(form && 'data' in form && [...form.data]).toEqual([['name', 'Ada']]);
    // A form without a picture needs no upload memory.
    const plain = bodyOf([...typed, text('--x--\r\n')]);
    expect((await send(plain, '192.0.2.9')).status).toBe(422);

    held[0]?.letGo();
    expect((await ofTwo[0])?.status).toBe(422);
    // There is room again for one more, but not for an address that has its four already.
    expect((await send(upload(), '192.0.2.1')).status).toBe(503);
    expect((await send(upload(), '192.0.2.9')).status).toBe(422);
    for (const body of held) body.letGo();
    for (const answer of ofTwo) expect((await answer).status).toBe(422);
    expect((await send(upload(), '192.0.2.1')).status).toBe(422);
  });

  it('leave no trace if they break off', async () => {
    const { post } = open();
    for (let round = 0; round < 9; round += 1) {
      const cut = bodyOf([...typed, ...picture(UPLOAD_MAX_BYTES).slice(0, 2)]);
      expect((await post('/testimonials/create', cut, MULTIPART)).status).toBe(400);
    }
    expect((await post('/testimonials/create', upload(), MULTIPART)).status).toBe(422);
  });
});
