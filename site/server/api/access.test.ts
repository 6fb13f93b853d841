import type { Hono } from 'hono';
import qs from 'qs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pageToken } from './page-token.ts';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, SITE_URL, TOKEN, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
const address = '/api/collections/get/categories';
let open: Hono;
let guarded: Hono;
beforeAll(async () => {
  const snapshot = await seedSnapshot();
  open = createTestApp({ snapshot, cacheFolder });
  guarded = createTestApp({ snapshot, cacheFolder, apiToken: TOKEN });
});

describe('a token', () => {
  it.each<[string, string, Record<string, string>]>([
    ['in the query', `?token=${TOKEN}`, {}],
    ['in a header', '', { 'Cockpit-Token': TOKEN }],
    ['as a bearer', '', { Authorization: `Bearer ${TOKEN}` }],
    ['in a header beside an empty one', '?token=', { 'Cockpit-Token': TOKEN }],
  ])('%s', async (_name, query, headers) => {
    expect((await guarded.request(address + query, { headers })).status).toBe(200);
  });

  it.each<[string, string, Record<string, string>]>([
    ['missing', '', {}],
    ['wrong', '?token=x', {}],
    ['wrong in the query, right in a header', '?token=x', { 'Cockpit-Token': TOKEN }],
    ['a list', `?token[]=${TOKEN}`, {}],
    ['of another scheme', '', { Authorization: `Basic ${TOKEN}` }],
    // Any client can send such headers.
    ['replaced by the word of a browser', '', { 'Sec-Fetch-Site': 'same-origin' }],
    ['replaced by our own origin', '', { Origin: SITE_URL }],
    ['replaced by a link of our pages', '', { Referer: `${SITE_URL}/de/diagnose` }],
    ['of our pages', `?token=${pageToken(TOKEN)}&limit=3`, { 'Sec-Fetch-Site': 'same-origin' }],
  ])('%s: 401', async (_name, query, headers) => {
    const response = await guarded.request(address + query, { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Unauthorized' });
  });

  it.each([
    ['GET', '/api/nope'],
    ['GET', '/api/collections/get/users'],
    ['DELETE', address],
    ['GET', '/api/cockpit/image?w=999999'],
    ['GET', '/api/home'],
  ])('comes before everything else: %s %s', async (method, path) => {
    expect((await guarded.request(path, { method })).status).toBe(401);
  });

  it('comes before what is wrong with a body', async () => {
    const headers = { 'Content-Type': 'application/json' };
    for (const body of ['{', 'x'.repeat(100_000)]) {
      const response = await guarded.request(address, { method: 'POST', headers, body });
      expect(response.status).toBe(401);
    }
  });

  it('comes before parameters that take long to read', async () => {
    const read = vi.spyOn(qs, 'parse');
    const long = 'a[]=&'.repeat(1_200);
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const post = (query: string, body: string) =>
      guarded.request(address + query, { method: 'POST', headers: type, body });
    expect((await guarded.request(`${address}?${long}`)).status).toBe(401);
    expect((await post('', long)).status).toBe(401);
    expect(read).not.toHaveBeenCalled();
    expect((await guarded.request(`${address}?${long}token=${TOKEN}`)).status).toBe(400);
    expect((await post(`?token=${TOKEN}`, long)).status).toBe(400);
    expect(read).toHaveBeenCalled();
    read.mockRestore();
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', `token=${TOKEN}`, 200],
    ['JSON', 'application/json', JSON.stringify({ token: TOKEN }), 200],
    ['a form, wrong', 'application/x-www-form-urlencoded', 'token=x', 401],
    ['JSON, wrong', 'application/json', '{"token":"x"}', 401],
  ])('in a body, as %s', async (_name, type, body, status) => {
    const headers = { 'Content-Type': type };
    expect((await guarded.request(address, { method: 'POST', headers, body })).status).toBe(status);
  });

  it('is not asked for if there is none', async () => {
    expect((await open.request(address)).status).toBe(200);
  });
});

const post = (path: string, body: object) =>
  guarded.request(`${path}?token=${pageToken(TOKEN)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a picture', () => {
  const crop = 'src=photo.jpg&m=thumbnail&w=240&h=160&q=36&mime=auto&o=1&fp=20 30';

  it.each([
    ['as our pages show it', crop, 200],
    ['in another size', crop.replace('w=240', 'w=241'), 401],
    ['in another quality', crop.replace('q=36', 'q=90'), 401],
    ['in another format', crop.replace('auto', 'png'), 401],
    ['as an address', crop.replace('o=1', 'o='), 401],
    ['that cannot be read', crop.replace('fp=20 30', 'fp=x'), 401],
  ])('%s: %s gives %i without a token', async (_name, query, status) => {
    const headers = { Accept: 'image/webp' };
    const address = `/api/cockpit/image?${query}`;
    expect((await guarded.request(address, { headers })).status).toBe(status);
  });
});

describe('the token of our pages', () => {
  it('is public, so it is not the token of the API', () => {
    expect(pageToken(TOKEN)).toMatch(/^[\w-]{27}$/);
    expect(pageToken(TOKEN)).not.toContain(TOKEN);
  });

  it('opens what the search dialog asks for', async () => {
    const search = `/api/detektivo/collection/diagnose?token=${pageToken(TOKEN)}&q=disc`;
    const wholeSite = `/api/search?token=${pageToken(TOKEN)}&q=disc&lang=de`;
    expect((await guarded.request(wholeSite)).status).toBe(200);
    expect((await guarded.request(search)).status).toBe(200);
    const few = { filter: null, limit: 3, skip: null, sort: null };
    expect((await post('/api/collections/get/diagnose', few)).status).toBe(200);
  });

  it.each<[string, string, object]>([
    ['all entries of a collection', '/api/collections/get/diagnose', {}],
    ['many', '/api/collections/get/diagnose', { limit: 7 }],
    ['one page after another', '/api/collections/get/diagnose', { limit: 3, skip: 3 }],
    ['another collection', '/api/collections/get/news', { limit: 3 }],
    ['a collection by its other name', '/api/collections/entries/diagnose', { limit: 3 }],
    ['another search', '/api/detektivo/collection/news', { q: 'disc' }],
    ['another page', '/api/news', { q: 'disc' }],
    ['the data of pages', '/api/home', {}],
    ['singletons', '/api/singletons/get/clinic', {}],
  ])('does not open %s', async (_name, path, body) => {
    expect((await post(path, body)).status).toBe(401);
  });
});

describe('answers', () => {
  it('can be kept and asked about', async () => {
    const first = await open.request(address);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const second = await open.request(address, { headers: { 'If-None-Match': known } });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
      expect(second.headers.get('etag')).toBe(etag);
    }
    const other = await open.request(`${address}?lang=de`, { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it('have no validator after POST', async () => {
    const response = await open.request(address, { method: 'POST' });
    expect(response.headers.get('etag')).toBeNull();
  });

  it('are open to pages of other sites, as with Cockpit', async () => {
    const preflight = await guarded.request(address, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Cockpit-Token');
    const refused = await guarded.request(address);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('do not exist for %s', async (method) => {
    for (const path of [address, '/api/home', '/api/cockpit/image']) {
      const response = await open.request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
      // `message` and `statusCode` as in all our errors, `error` for clients of a Cockpit host.
      const message = 'Method not allowed';
      expect(await response.json()).toEqual({ error: message, message, statusCode: 405 });
    }
  });

  it('say so while there is no content', async () => {
    const app = createTestApp({ snapshot: undefined, cacheFolder });
    for (const path of [address, '/api/home', '/api/detektivo/collection/diagnose?q=x']) {
      const response = await app.request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
      expect(await response.json()).toMatchObject({ error: 'The content is not loaded yet' });
    }
    const picture = await app.request('/api/cockpit/image?src=photo.jpg&w=20&o=1');
    expect(picture.status).toBe(200);
  });
});
