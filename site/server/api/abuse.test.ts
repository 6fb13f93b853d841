import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, postJson, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
const address = '/api/collections/get/long';
const LONG_TEXT = 'aaaa bbbb, '.repeat(5000);
let app: Hono;
beforeAll(async () => {
  const fields = [{ name: 'text', type: 'text', localize: false, options: {} }];
  const entries = Array.from({ length: 50 }, (_, index) => ({ _id: `${index}`, text: LONG_TEXT }));
  const long = { kind: 'collection' as const, fields, sortable: false, entries };
  app = createTestApp({ snapshot: await seedSnapshot({ long }), cacheFolder });
});

function nest(depth: number): object {
  return depth === 0 ? { text: 'x' } : { $and: [nest(depth - 1)] };
}

function postForm(body: string) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return app.request(address, { method: 'POST', headers, body });
}

const deepList = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"filter": {', 400, 'The body is not valid JSON'],
    ['a list', '[1, 2]', 400, 'The body must be a JSON object'],
    ['a text', '"filter"', 400, 'The body must be a JSON object'],
    ['too large', JSON.stringify({ x: 'x'.repeat(64 * 1024) }), 413, /larger than/],
    ['10 MB', 'x'.repeat(10 * 1024 * 1024), 413, /larger than/],
    ['an impossible filter', '{"filter": "slug"}', 400, 'The parameter filter must be an object'],
    ['impossible fields', '{"fields": ["title"]}', 400, 'The parameter fields must be an object'],
    ['an impossible sort', '{"sort": "title"}', 400, 'The parameter sort must be an object'],
    [
      'an impossible limit',
      '{"limit": {"valueOf": 1}}',
      400,
      'The parameter limit must be a number',
    ],
    ['a list as skip', '{"skip": [[1]]}', 400, /skip must be a number/],
    ['a deep skip', `{"skip": ${deepList(9e3)}}`, 400, /levels deep/],
    ['a deep language', `{"lang": ${deepList(3e4)}}`, 400, /levels deep/],
    ['a deep name', `{"sort": {"text": ${deepList(3e4)}}}`, 400, /levels deep/],
  ])('%s', async (_name, body, status, error) => {
    const response = await postJson(app, address, body);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({
      error: typeof error === 'string' ? error : (expect.stringMatching(error) as string),
    });
  });

  it.each(['', '  ', 'null', '[]', '{}'])(
    'that ask for nothing in particular: %j',
    async (body) => {
      expect((await postJson(app, address, body)).status).toBe(200);
    },
  );

  it('written as forms are small, and have as few parameters as a query', async () => {
    expect((await postForm('limit=1&filter[text][$exists]=1')).status).toBe(200);
    expect((await postForm('a[]=&'.repeat(1_100))).status).toBe(400);
    const large = await postForm('a[]=&'.repeat(13_000));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: 'The body is larger than 16384 bytes' });
  });

  it('of an unknown type are not read', async () => {
    const options = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{' };
    expect((await app.request(address, options)).status).toBe(200);
  });
});

it('a map of names in an address is no deeper than one in a body', async () => {
  const sort = encodeURIComponent(`{"text": ${deepList(1_000)}}`);
  const response = await app.request(`${address}?sort=${sort}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: 'The parameter sort is more than 32 levels deep',
  });
});

describe('filters', () => {
  it.each<[string, object, RegExp]>([
    ['50 levels', nest(50), /levels deep/],
    ['9 levels', nest(8), /levels deep/],
    ['a deep operand', { text: { $in: [[[[[[[['x']]]]]]]] } }, /levels deep/],
    ['101 conditions', { $or: Array.from({ length: 101 }, () => ({ text: 'x' })) }, /conditions/],
    ['1001 values', { text: { $in: Array.from({ length: 1001 }, (_, i) => i) } }, /values/],
    ['a long pattern', { text: { $regex: 'x'.repeat(101) } }, /100 characters/],
  ])('of %s: 400', async (_name, filter, error) => {
    const response = await postJson(app, address, { filter });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(error) as string });
  });

  it('of 8 levels and 100 conditions work', async () => {
    expect((await postJson(app, address, { filter: nest(7) })).status).toBe(200);
    const filter = { $or: Array.from({ length: 100 }, () => ({ text: 'x' })) };
    expect((await postJson(app, address, { filter })).status).toBe(200);
  });

  it.each(['sort[text][a]=1', 'filter[text][$size][a]=1', 'ignoreDefaultFallback[a]=1&lang=de'])(
    'and sorts that make no sense find what they can: %s',
    async (query) => expect((await app.request(`${address}?${query}`)).status).toBe(200),
  );

  it('whose body breaks off are refused', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('aborted')) });
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect((await app.request(address, init)).status).toBe(400);
  });

  it('nested in a query string', async () => {
    const query = `filter${'[$and][0]'.repeat(30)}[text]=x`;
    expect((await app.request(`${address}?${query}`)).status).toBe(400);
  });

  it.each(['^(a+)+$', '(a*)*b', '(a|aa)+$', '(.*,)*x', '((a{1,})b?)+', '([a-z]+,?){10,}!'])(
    'with %s are refused before they run',
    async (pattern) => {
      const response = await postJson(app, address, { filter: { text: { $regex: pattern } } });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: expect.stringMatching(/repeat/) as string,
      });
    },
  );

  it('with a slow pattern are ended, and simple ones go on', async () => {
    for (let round = 0; round < 10; round += 1) {
      const filter = { text: { $regex: `.*.*.*[a-z]*${round}=` } };
      const { status } = await postJson(app, address, { filter });
      // 400: too slow; 503: too many slow patterns already. Which one depends on the machine.
      expect([400, 503]).toContain(status);
    }
    expect((await postJson(app, address, { filter: { text: 'x' } })).status).toBe(200);
  });
});

describe('names', () => {
  it.each([
    'users',
    'requests',
    'media',
    'payload-preferences',
    '__proto__',
    'constructor',
    '..%2f',
  ])('a collection called %s does not exist', async (name) => {
    const response = await app.request(`/api/collections/get/${name}`);
    expect(response.status).toBe(412);
    expect(await response.json()).toEqual({ error: 'Collection not found' });
  });

  it.each(['__proto__', 'constructor', 'diagnosis.item', 'toString', 'home/x', 'a/b/c', ''])(
    'an endpoint called %s does not exist',
    async (name) => {
      const response = await app.request(`/api/${name}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    },
  );
});

describe('calls', () => {
  const LIST = '/api/collections/get/testimonials';

  it('are answered one after the other, and refused when too many wait', async () => {
    const calls = Array.from({ length: 150 }, async () => app.request(LIST));
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status === 503);
    // One call runs and a hundred wait.
    expect(refused).toHaveLength(49);
    expect(await refused[0]?.json()).toMatchObject({ error: 'Too many calls at the moment' });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('cache-control')).toBe('no-store');
    expect((await app.request(LIST)).status).toBe(200);
  });
});
