import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeResponse, selectVariant, shrink } from './cached-response.ts';

const ask = (acceptEncoding?: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

describe('an answer', async () => {
  const body = Buffer.from('text '.repeat(200));
  const answer = await makeResponse(200, { 'Content-Type': 'text/html' }, body);

  it.each([
    [undefined, undefined],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['nonsense;;;q=x', undefined],
  ])('for %s is encoded as %s', (accepted, encoding) => {
    expect(selectVariant(answer, ask(accepted)).headers['Content-Encoding']).toBe(encoding);
  });

  it('has another tag in each encoding, and knows them again', () => {
    const { headers } = selectVariant(answer, ask('br'));
    expect(headers.ETag).toMatch(/^W\/"/);
    expect(selectVariant(answer, ask('br', headers.ETag)).status).toBe(304);
    expect(selectVariant(answer, ask('br', headers.ETag?.slice(2))).status).toBe(304);
    expect(selectVariant(answer, ask('br', `"other", ${headers.ETag}`)).status).toBe(304);
    expect(selectVariant(answer, ask('gzip', headers.ETag)).status).toBe(200);
  });

  it('can be made smaller later, and is still the same to those who have it', async () => {
    const words = Array.from({ length: 4_000 }, (_, index) => `${(index * 7_919) % 1_009} `);
    const page = await makeResponse(
      200,
      { 'Content-Type': 'text/html' },
      Buffer.from(words.join('')),
    );
    const smaller = await shrink(page);
    const [before, after] = [page, smaller].map((one) => selectVariant(one, ask('br')));
    expect(after?.body?.length).toBeLessThan(before?.body?.length ?? 0);
    expect(after?.headers['Content-Length']).toBe(String(after?.body?.length));
    expect(brotliDecompressSync(after?.body ?? '').toString()).toBe(words.join(''));
    expect(selectVariant(smaller, ask('br', before?.headers.ETag)).status).toBe(304);
    expect(page.bytes - smaller.bytes).toBe(
      (before?.body?.length ?? 0) - (after?.body?.length ?? 0),
    );
  });

  it('is not compressed when that would not help', async () => {
    const font = await makeResponse(200, { 'Content-Type': 'font/woff2' }, body);
    expect(selectVariant(font, ask('br')).headers['Content-Encoding']).toBeUndefined();
    const small = await makeResponse(200, { 'Content-Type': 'text/html' }, Buffer.from('ok'));
    expect(selectVariant(small, ask('br')).body?.toString()).toBe('ok');
  });

  it('is sent whole when it is an error, even to those who know it', async () => {
    const missing = await makeResponse(404, { 'Content-Type': 'text/html' }, body);
    const { headers } = selectVariant(missing, ask());
    expect(selectVariant(missing, ask(undefined, headers.ETag)).status).toBe(404);
  });
});
