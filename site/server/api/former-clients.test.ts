import type { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { toWireEntry } from '#content/sources/payload-to-wire.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
let app: Hono;
beforeAll(async () => {
  app = createTestApp({ snapshot: await seedSnapshot(), cacheFolder });
});

const ask = async (path: string) => {
  const response = await app.request(`/api/${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const image = (query: string, mode?: 'thumbnail') =>
  createTestApp({ snapshot: undefined, cacheFolder, imageMode: mode }).request(
    `/api/cockpit/image?src=photo.jpg&${query}`,
  );

describe('pictures for clients of a Cockpit host', () => {
  it.each(['f[blur]=5', 'f[]=sepia', 'blur=5', 'f[sharpen]=1'])(
    'have no effects, and %s is refused',
    async (query) => {
      const response = await image(`w=40&o=1&${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.stringContaining('effects') });
    },
  );

  it('come as an address that holds them', async () => {
    const response = await image('w=40&b64=1&o=1');
    const [head, data = ''] = (await response.text()).split(',');
    expect(head).toBe('data:image/jpg;base64');
    const { width } = await sharp(Buffer.from(data, 'base64')).metadata();
    expect(width).toBe(40);
  });

  it.each([
    [undefined, '100x66'],
    ['thumbnail', '100x100'],
  ] as const)('without m are made by the setting %s', async (mode, size) => {
    const response = await image('w=100&h=100&o=1', mode);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(size);
  });
});

const namesOf = async (query: string) => {
  const { body } = await ask(`collections/get/testimonials?${query}`);
  return (body.entries as { name: string }[]).map(({ name }) => name);
};
const file = (path: string) => ({ path, mime: 'application/pdf', size: 1 });

describe('filters', () => {
  it('with $not leave out what a pattern finds', async () => {
    const all = await namesOf('');
    const found = await namesOf('filter[name][$regex]=^j');
    const others = await namesOf('filter[name][$not]=^j');
    expect(found.length).toBeGreaterThan(0);
    expect([...found, ...others].toSorted()).toEqual(all.toSorted());
  });

  it.each(['$text', '$fuzzy'])('with %s forgive mistakes in words', async (operator) => {
    expect(await namesOf(`filter[name][${operator}]=jurgen`)).toEqual(['Jürgen B.']);
    expect(await namesOf(`filter[name][${operator}][$search]=marko`)).toEqual(['Marco R.']);
    expect(await namesOf(`filter[name][${operator}]=nobody-at-all`)).toEqual([]);
  });
});

it('takes the language from fieldsFilter too', async () => {
  const plain = await ask('collections/get/diagnose?lang=de');
  expect(await ask('collections/get/diagnose?fieldsFilter[lang]=de')).toEqual(plain);
});

describe('singletons', () => {
  it('are described', async () => {
    const { body: names } = await ask('singletons/listSingletons');
    const [name = ''] = names as unknown as string[];
    const { body: all } = await ask('singletons/listSingletons/extended');
    expect(Object.keys(all)).toEqual(names);
    const { body } = await ask(`singletons/singleton/${name}`);
    expect(body).toEqual(all[name]);
    expect(body).toMatchObject({ name, _id: name, fields: expect.any(Array) });
  });

  it('that do not exist are answered with 412', async () => {
    expect(await ask('singletons/singleton/nope')).toEqual({
      ...{ status: 412, body: { error: 'Singleton not found' } },
    });
  });
});

it('gives files the paths that Cockpit writes', async () => {
  const own = { _id: 'd1', title: 'Own', file: file('/storage/documents/a.pdf') };
  const host = { _id: 'd2', title: 'Host', file: file('/storage/uploads/docs/b.pdf') };
  const fields = [{ name: 'file', type: 'asset', localize: true, options: {} }];
  const snapshot = await smallSnapshot({ downloads: [own, host] });
  const downloads = { ...snapshot.collections.get('downloads'), fields } as never;
  const collections = new Map(snapshot.collections).set('downloads', downloads);
  const files = createTestApp({ snapshot: { ...snapshot, collections }, cacheFolder });
  const response = await files.request('/api/collections/get/downloads?simple=1');
  const entries = (await response.json()) as { file: { path: string } }[];
  expect(entries.map((entry) => entry.file.path)).toEqual(['/documents/a.pdf', '/docs/b.pdf']);
});

it('does not tell that an entry could lie in a bin', () => {
  const doc = { id: 'd1', deletedAt: null } as unknown as Parameters<typeof toWireEntry>[1];
  const fields = [{ name: 'deletedAt', type: 'date' }] as Parameters<typeof toWireEntry>[0];
  expect(toWireEntry(fields, doc)).not.toHaveProperty('deletedAt');
});
