import type { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageData } from '../../app/pages/page-data.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { seedSnapshot } from './testing/seed-snapshot.ts';
import { createTestApp, useTemporaryFolder } from './testing/test-app.ts';

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
    expect(await response.json()).toEqual(plain(pageData.home({ snapshot, locale, params: {} })));
  });

  it('of a list is what its loader returns', async () => {
    const expected = plain(pageData.diagnosis({ snapshot, locale: 'en', params: {} }));
    expect(await (await app.request('/api/diagnosis')).json()).toEqual(expected);
  });

  it('of an item is found by the slug of its language', async () => {
    const params = { slug: 'wirbelgleiten' };
    const expected = plain(pageData['diagnosis.item']({ snapshot, locale: 'de', params }));
    const response = await app.request('/api/diagnosis/wirbelgleiten?lang=de');
    expect(await response.json()).toEqual(expected);
    expect((await app.request('/api/diagnosis/wirbelgleiten')).status).toBe(404);
    expect((await app.request('/api/diagnosis/nope')).status).toBe(404);
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
          ...{ title_en: 'Herniated disc', slug__en: 'herniated-disc' },
          ...{ title_de: 'Bandscheibenvorfall', slug__de: 'bandscheibenvorfall' },
          ...{ title_it: 'Ernia del disco', slug__it: 'ernia-del-disco' },
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
    expect(await response.json()).toEqual({ error });
  });

  it('finds nothing without complaint', async () => {
    expect(await (await search('diagnose?q=xyzzy')).json()).toEqual({ hits: [] });
  });
});
