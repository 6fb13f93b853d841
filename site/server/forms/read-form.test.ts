import { describe, expect, it } from 'vitest';
import { readForm } from './read-form.ts';
import type { BodyLimits } from './read-multipart.ts';
import { UploadMemory } from './upload-memory.ts';

const LIMITS = { bytes: 20_000, textBytes: 1_000, fields: 5 };
const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

/** A body in pieces that counts how many of its bytes were read. */
function sent(type: string, body: string, pieceBytes = 1_000) {
  const bytes = Buffer.from(body);
  let taken = 0;
  const stream = new ReadableStream(
    {
      pull(controller) {
        const piece = bytes.subarray(taken, taken + pieceBytes);
        taken += piece.length;
        if (piece.length > 0) controller.enqueue(new Uint8Array(piece));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'Content-Type': type } };
  const request = new Request('http://site/', init as RequestInit);
  return { request, taken: () => taken };
}

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string, filename = 'a.png', type = 'image/png') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `Content-Type: ${type}\r\n\r\n${value}\r\n`;
const END = '--x--\r\n';

/** Limits: ten bytes for a file, twenty for all files together. */
function withFile(memory = new UploadMemory({ maxBytes: 20, maxBytesPerAddress: 20 })) {
  const share = memory.share('a');
  const limits: BodyLimits = { ...LIMITS, file: { bytes: 10, memory: share } };
  return { limits, memory, share };
}

async function entriesOf(type: string, body: string, limits: BodyLimits = LIMITS) {
  const form = await readForm(sent(type, body).request, limits);
  if (!('data' in form)) throw new Error(form.status);
  return [...form.data];
}

describe('forms of either kind', () => {
  it.each([
    [URL_ENCODED, 'a=1&b=x+y%20%C3%A4&a=2&c='],
    [`${URL_ENCODED}; charset=UTF-8`, 'a=1&b=x+y%20%C3%A4&a=2&c='],
    [MULTIPART, field('a', '1') + field('b', 'x y ä') + field('a', '2') + field('c', '') + END],
  ])('%s', async (type, body) => {
    expect(await entriesOf(type, body)).toEqual([
      ...[['a', '1'] as const, ['b', 'x y ä'] as const, ['a', '2'] as const, ['c', ''] as const],
    ]);
  });

  it('may be empty', async () => {
    expect(await entriesOf(URL_ENCODED, '')).toEqual([]);
    expect(await entriesOf(MULTIPART, END)).toEqual([]);
  });

  it('have a file, or the empty one that browsers send where none was chosen', async () => {
    const { limits } = withFile();
    const body = field('a', '1') + file('f', 'bytes') + field('b', '2') + END;
    const form = await readForm(sent(MULTIPART, body).request, limits);
    const data = 'data' in form ? form.data : new FormData();
    const got = data.get('f') as File;
    expect(await got.text()).toBe('bytes');
    expect(got).toMatchObject({ name: 'a.png', type: 'image/png', size: 5 });
    expect([data.get('a'), data.get('b')]).toEqual(['1', '2']);
    const none = file('f', '', '', 'application/octet-stream') + field('b', '2') + END;
    const chosen = Object.fromEntries(await entriesOf(MULTIPART, none, limits));
    expect(chosen).toMatchObject({ f: { size: 0 }, b: '2' });
  });
});

describe('forms that are too large', () => {
  it('are not read at all if they say so', async () => {
    for (const [type, length] of [
      [URL_ENCODED, 1_001],
      [MULTIPART, 20_001],
    ] as const) {
      const { request, taken } = sent(type, 'a&'.repeat(10_000));
      request.headers.set('Content-Length', String(length));
      expect(await readForm(request, LIMITS)).toEqual({ status: 'tooLarge' });
      expect(taken()).toBe(0);
    }
  });

  it.each([
    ['texts', URL_ENCODED, `a=${'x'.repeat(1_000)}`, 1_002],
    ['16 MB of a&', URL_ENCODED, 'a&'.repeat(8_000_000), 2_000],
    ['fields', URL_ENCODED, 'a&'.repeat(5), 10],
    [
      'a field',
      MULTIPART,
      field('a', 'x'.repeat(1_001)) + field('b', 'x'.repeat(9_000)) + END,
      3_000,
    ],
    ['fields', MULTIPART, field('a', 'x'.repeat(501)).repeat(2) + END, 2_000],
    ['272,000 fields', MULTIPART, field('a', '').repeat(272_000) + END, 1_000],
    ['files', MULTIPART, file('f', 'bytes') + field('a', 'x'.repeat(5_000)) + END, 1_000],
    ['unknown fields', MULTIPART, '--x\r\nA: b\r\n\r\n\r\n'.repeat(5_000) + END, 1_000],
    ['everything', MULTIPART, `${field('a', '1')}--x${'-'.repeat(30_000)}`, 21_000],
  ])('by their %s are read no further (%s)', async (_name, type, body, most) => {
    const { request, taken } = sent(type, body);
    expect(await readForm(request, LIMITS)).toEqual({ status: 'tooLarge' });
    expect(taken()).toBeLessThanOrEqual(most);
  });

  it('by a second file are refused', async () => {
    const { limits } = withFile();
    const { request } = sent(MULTIPART, file('f', '1') + file('f', '2') + END);
    expect(await readForm(request, limits)).toEqual({ status: 'tooLarge' });
  });

  it('leave the rest of the body to be drained', async () => {
    const { request } = sent(URL_ENCODED, 'a&'.repeat(3_000));
    await readForm(request, LIMITS);
    expect(request.body?.locked).toBe(false);
  });
});

describe('a file', () => {
  it('that is too large is kept up to one byte more, and everything else whole', async () => {
    const { limits, memory, share } = withFile();
    const body = field('a', '1') + file('f', 'x'.repeat(15_000)) + field('b', '2') + END;
    const sentBack = Object.fromEntries(await entriesOf(MULTIPART, body, limits));
    expect(sentBack).toMatchObject({ a: '1', f: { size: 11 }, b: '2' });
    expect(memory.heldBytes).toBe(11);
    share.release();
    expect(memory.heldBytes).toBe(0);
  });

  it('for which there is no room is let go, and everything typed comes back', async () => {
    const { limits, memory } = withFile();
    memory.share('other').take(15);
    const body = field('a', '1') + file('f', 'x'.repeat(8)) + field('b', '2') + END;
    const form = await readForm(sent(MULTIPART, body, 3).request, limits);
    expect(form.status).toBe('busy');
    expect('data' in form && [...form.data]).toEqual([
      ...[['a', '1'] as const, ['b', '2'] as const],
    ]);
    // The memory of the part that had arrived is released too.
    expect(memory.heldBytes).toBe(15);
  });
});

describe('what is no form', () => {
  it.each([
    ['', 'a=1'],
    ['text/plain', 'a=1'],
    ['application/json', '{}'],
    ['application/x-www-form-urlencodedx', 'a=1'],
    ['multipart/form-data', END],
    ['multipart/form-data; boundary', END],
    ['multipart/form-data; boundary=', END],
    [MULTIPART, ''],
    [MULTIPART, '--y'],
    [MULTIPART, field('a', '1')],
    [MULTIPART, field('a', '1').slice(0, 30)],
    [MULTIPART, `--x\r\n\0\r\n\r\n${END}`],
    [MULTIPART, `--x\r\n--x\r\n\r\n${END}`],
    [MULTIPART, file('f', 'cut').slice(0, -4)],
  ])('%s %j', async (type, body) => {
    const { limits } = withFile();
    expect((await readForm(sent(type, body).request, limits)).status).toBe('malformed');
  });

  it('is not a body that breaks off: there is nobody to tell', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('aborted')) });
    const headers = { 'Content-Type': MULTIPART };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const form = readForm(new Request('http://site/', init), LIMITS);
    await expect(form).rejects.toThrow('The client has left');
  });
});
