import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { categoryItemData, categoryData } from '#app/pages/category/page.tsx';
import { PAGES } from '#app/pages/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, postJson, TOKEN, useTemporaryFolder } from './testing/test-app.ts';

const cacheFolder = useTemporaryFolder();
let snapshot: Snapshot;
let app: Hono;
beforeAll(async () => {
  const name = 'hero_title';
  const home = {
    kind: 'singleton' as const,
    fields: [{ name, type: 'text', localize: true, options: {} }],
    data: { hero_title: 'Welcome', hero_title_de: 'Willkommen' },
  };
  snapshot = await seedSnapshot({ home });
  app = createTestApp({ snapshot, cacheFolder });
});

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('page data', () => {
  it.each([
    ['home', 'en'],
    ['home?lang=en', 'en'],
    ['home?lang=fr', 'en'],
    ['home?lang=__proto__', 'en'],
    ['home?lang[]=de', 'en'],
    ['home?lang=it&rspc=1', 'it'],
    ['home?lang=de&token=x', 'de'],
  ] as const)('of %s is what its loader returns in %s', async (path, locale) => {
    const response = await app.request(`/api/${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual(plain(PAGES.home.data({ snapshot, locale, params: {} })));
  });

  it('of a list is what its loader returns', async () => {
    const expected = plain(PAGES.diagnosis.data({ snapshot, locale: 'en', params: {} }));
    expect(await (await app.request('/api/diagnosis')).json()).toEqual(expected);
  });

  it('of an item is found by the slug of its language', async () => {
    const params = { slug: 'wirbelgleiten' };
    const expected = plain(PAGES['diagnosis.item'].data({ snapshot, locale: 'de', params }));
    const response = await app.request('/api/diagnosis/wirbelgleiten?lang=de');
    expect(await response.json()).toEqual(expected);
    const query = await app.request('/api/diagnosis?slug=wirbelgleiten&lang=de');
    expect(await query.json()).toEqual(expected);
    const byId = await app.request('/api/diagnosis-item?slug=wirbelgleiten&lang=de');
    expect(await byId.json()).toEqual(expected);
    const body = await postJson(app, '/api/diagnosis', { slug: 'wirbelgleiten', lang: 'de' });
    expect(await body.json()).toEqual(expected);
  });

  it.each([
    ['health-concerns', 'healthConcerns'],
    ['testimonials/create', 'testimonials.create'],
    ['testimonials-create', 'testimonials.create'],
    ['testimonials?slug=create', 'testimonials'],
    ['news?page=1', 'news'],
    ['diagnosis?slug=', 'diagnosis'],
  ] as const)('of %s is that of %s', async (path, id) => {
    const response = await app.request(`/api/${path}`);
    const expected = plain(PAGES[id].data({ snapshot, locale: 'en', params: {} }));
    expect(await response.json()).toEqual(expected);
  });

  it.each([
    ['diagnosis/nope', 404, 'Page not found'],
    ['diagnosis/wirbelgleiten', 404, 'Page not found'],
    ['diagnosis?slug=nope', 404, 'Page not found'],
    ['news/page/2', 404, 'Page not found'],
    ['news?page=2', 404, 'Page not found'],
    ['category/__proto__', 404, 'Page not found'],
    ['category/a/b', 404, 'Page not found'],
    ['diagnosis-item', 400, 'The parameter slug is missing'],
    ['diagnosis-item?slug[]=x', 400, 'The parameter slug is missing'],
    ['video', 400, 'The parameter id is missing'],
    ['category-item?slug=x', 400, 'The parameter category is missing'],
  ])('of %s: %i, %s', async (path, status, error) => {
    const response = await app.request(`/api/${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error });
  });

  it.each(['healthConcerns', 'toString', 'diagnosis/a/b', 'a/b/c/d', 'collections'])(
    'does not exist for %s, as on the former host',
    async (path) => {
      const response = await app.request(`/api/${path}`);
      expect([response.status, await response.text()]).toEqual([404, '']);
      const spoken = await app.request(`/api/${path}`, { headers: { Accept: 'application/json' } });
      expect(spoken.status).toBe(404);
      expect(await spoken.json()).toMatchObject({ error: 'Not found', statusCode: 404 });
    },
  );

  it('is open to other sites, and not sent again to those who have it', async () => {
    const first = await app.request('/api/diagnosis?lang=de&rspc=1');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await app.request('/api/diagnosis?lang=de', { headers: known })).status).toBe(304);
    expect((await app.request('/api/diagnosis?lang=it', { headers: known })).status).toBe(200);
  });

  it('needs the token, where there is one', async () => {
    const closed = createTestApp({ snapshot, cacheFolder, apiToken: TOKEN });
    expect((await closed.request('/api/diagnosis')).status).toBe(401);
    expect((await closed.request(`/api/diagnosis?token=${TOKEN}`)).status).toBe(200);
    expect((await closed.request('/api/singletons/get/home')).status).toBe(401);
  });
});

describe('sections that editors make', () => {
  const section = { _id: 'c', title: 'Guides', slug: 'guides', title_de: 'Rat', slug_de: 'rat' };
  const item = { _id: 'i', title: 'Plan', slug: 'plan', title_de: 'Plan', slug_de: 'planen' };
  let sections: Hono;
  let content: Snapshot;
  beforeAll(async () => {
    content = await smallSnapshot({
      categories: [section],
      category_items: [{ ...item, category: { _id: 'c' } }],
    });
    sections = createTestApp({ snapshot: content, cacheFolder });
  });

  it.each(['category?slug=rat', 'category/rat'])('are at %s', async (path) => {
    const params = { category: 'rat' };
    const expected = plain(categoryData({ snapshot: content, locale: 'de', params }));
    const answer = await sections.request(`/api/${path}${path.includes('?') ? '&' : '?'}lang=de`);
    expect(await answer.json()).toEqual(expected);
  });

  it.each([
    'category/rat/planen?',
    'category-item?category=rat&slug=planen&',
    'category?category=rat&slug=planen&',
  ])('have pages at %s', async (path) => {
    const params = { category: 'rat', slug: 'planen' };
    const expected = plain(categoryItemData({ snapshot: content, locale: 'de', params }));
    expect(await (await sections.request(`/api/${path}lang=de`)).json()).toEqual(expected);
  });
});

const get = (path: string) => app.request(`/api/singletons/get/${path}`);

describe('singletons', () => {
  it('come with all languages, or in one', async () => {
    expect(await (await get('home')).json()).toEqual({
      hero_title: 'Welcome',
      hero_title_de: 'Willkommen',
    });
    expect(await (await get('home?lang=de')).json()).toEqual({ hero_title: 'Willkommen' });
    expect(await (await get('home/hero_title?lang=it')).json()).toBe('Welcome');
    expect(await (await get('home/constructor')).json()).toBeNull();
  });

  it('are not found if there are none', async () => {
    for (const path of ['nope', 'settings', 'constructor']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

const search = (query: string) => app.request(`/api/detektivo/collection/${query}`);

describe('search', () => {
  it('gives hits as the former engine did', async () => {
    const response = await search('diagnose?q=bandscheibe');
    expect(await response.json()).toEqual({
      hits: [
        {
          objectID: '5f0003000000000000000001',
          title_en: 'Herniated disc',
          slug__en: 'herniated-disc',
          title_de: 'Bandscheibenvorfall',
          slug__de: 'bandscheibenvorfall',
          title_it: 'Ernia del disco',
          slug__it: 'ernia-del-disco',
        },
      ],
    });
  });

  it.each([
    ['diagnose', 412, 'Missing query'],
    ['diagnose?q=', 412, 'Missing query'],
    ['diagnose?q[]=x', 412, 'Missing query'],
    ['nope?q=x', 412, 'Collection not found'],
    ['users?q=x', 412, 'Collection not found'],
    [`diagnose?q=${'x'.repeat(201)}`, 400, 'The parameter q may have at most 200 characters'],
  ])('%s: %i', async (query, status, error) => {
    const response = await search(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  it('finds nothing without complaint', async () => {
    expect(await (await search('diagnose?q=xyzzy')).json()).toEqual({ hits: [] });
  });
});
