import { describe, expect, it } from 'vitest';
import { robots, sitemapRoutes, sitemapXml, listPages } from './sitemap.ts';
import { sitemapErrors } from '#server/testing/sitemap-errors.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';

const SITE = 'https://clinic.example';

const content = {
  diagnose: [
    {
      _id: 'd1',
      _modified: 1_700_000_000,
      title: 'Lab',
      slug: 'lab',
      title_de: 'L',
      slug_de: 'labor',
    },
    { _id: 'd2', title_de: 'Nur', slug_de: 'nur-deutsch' },
  ],
  categories: [
    { _id: 'c1', title: 'Guides', slug: 'guides', title_it: 'Guide', slug_it: 'guide' },
    { _id: 'c2', name: 'only sorts' },
  ],
  category_items: [
    { _id: 'i1', title: 'Plan', slug: 'plan', category: { _id: 'c1' } },
    { _id: 'i2', title: 'Stray', slug: 'stray' },
  ],
  pages: [
    { _id: 'x1', _modified: 1_700_000_001, title: 'Imprint', slug: 'imprint', key: 'impressum' },
    { _id: 'x2', title: 'Free', slug: 'free' },
  ],
};

describe('the sitemap', async () => {
  const snapshot = await smallSnapshot(content);
  const pages = await listPages(snapshot);
  const find = (path: string) =>
    pages.find(({ alternates }) => Object.values(alternates).includes(path));

  it('has each entry in the languages it is written in', () => {
    expect(find('/diagnosis/lab')).toEqual({
      alternates: { en: '/diagnosis/lab', de: '/de/diagnose/labor' },
      modified: 1_700_000_000,
    });
    expect(find('/de/diagnose/nur-deutsch')?.alternates).toEqual({
      de: '/de/diagnose/nur-deutsch',
    });
    expect(find('/guides')?.alternates).toEqual({ en: '/guides', it: '/it/guide' });
    expect(find('/guides/plan')?.alternates).toEqual({ en: '/guides/plan' });
    expect(find('/free')?.alternates).toEqual({ en: '/free' });
  });

  it('has lists with the time of their newest entry, and texts with their own', () => {
    expect(find('/diagnosis')).toMatchObject({
      alternates: { en: '/diagnosis', de: '/de/diagnose', it: '/it/diagnosi' },
      modified: 1_700_000_000,
    });
    expect(find('/impressum')).toEqual({
      alternates: { en: '/impressum' },
      modified: 1_700_000_001,
    });
  });

  it('has nothing that is no page', () => {
    const all = pages.flatMap(({ alternates }) => Object.values(alternates));
    expect(new Set(all).size).toBe(all.length);
    expect(all.join(' ')).not.toMatch(/stray|undefined|\/\/|:|thankyou/);
    // This content has no text for that page.
    expect(find('/privacy')).toBeUndefined();
  });

  it('keeps to the rules', () => {
    expect(sitemapErrors(sitemapXml(pages, SITE), SITE)).toEqual([]);
  });

  it('names every language beside each address', () => {
    const xml = sitemapXml([find('/diagnosis/lab') ?? { alternates: {} }], SITE);
    expect(xml.match(/<url>/g)).toHaveLength(2);
    expect(
      xml.match(/hreflang="x-default" href="https:\/\/clinic\.example\/diagnosis\/lab"/g),
    ).toHaveLength(2);
    expect(xml).toContain('<lastmod>2023-11-14T22:13:20Z</lastmod>');
    expect(xml).toContain('hreflang="de" href="https://clinic.example/de/diagnose/labor"');
  });

  it('is XML whatever stands in an address, and valid without any page', () => {
    expect(sitemapXml([{ alternates: { en: '/a&b<c' } }], SITE)).toContain('/a&amp;b&lt;c</loc>');
    expect(sitemapXml([{ alternates: {} }], SITE)).not.toContain('<url>');
  });

  it('is made once for a version, and known by its tag', async () => {
    const store = { snapshot };
    const app = sitemapRoutes({ store, siteUrl: SITE });
    const response = await app.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const tag = response.headers.get('etag') ?? '';
    const again = await app.request('/sitemap.xml', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    store.snapshot = await smallSnapshot({ diagnose: [] }, '2');
    const changed = await app.request('/sitemap.xml', { headers: { 'If-None-Match': tag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).not.toContain('/diagnosis/lab');
  });

  it('waits for content', async () => {
    const app = sitemapRoutes({ store: { snapshot: undefined }, siteUrl: SITE });
    expect((await app.request('/sitemap.xml')).status).toBe(503);
    expect(await (await app.request('/robots.txt')).text()).toBe(robots(SITE));
  });
});

it('robots are told where it is', () => {
  expect(robots(SITE)).toContain('\nSitemap: https://clinic.example/sitemap.xml\n');
});
