import { describe, expect, it } from 'vitest';
import '#app/messages/all.ts';
import { seedSnapshot } from '#server/api/testing/seed-snapshot.ts';
import type { WireEntry, WirePart } from '#content/values/wire.ts';
import { feedRoutes } from './feeds.ts';
import { atomErrors } from '#server/testing/atom-errors.ts';

const SITE = 'https://clinic.example';

const FIELDS = ['title', 'slug', 'excerpt', 'content'].map((name) => ({
  name,
  type: 'text',
  localize: true,
  options: {},
}));

const entry = (values: Record<string, unknown>): WireEntry => ({
  _id: 'x',
  _created: 0,
  _modified: 0,
  ...values,
});

const NEWS: WirePart = {
  kind: 'collection',
  sortable: false,
  fields: FIELDS,
  entries: [
    entry({
      _id: 'old',
      date: '2026-01-05',
      title: 'Old',
      slug: 'old',
      title_de: 'Alt',
      slug_de: 'alt',
      content: '<p>x</p>',
      _modified: 0,
    }),
    entry({
      _id: 'new',
      date: '2026-03-05',
      title: 'Tea & <cake> \u0007',
      slug: 'tea-cake',
      excerpt: 'It’s “good”',
      content: '<p>See <a href="/rooms?a=1&amp;b=2">rooms</a></p>',
      _modified: Date.parse('2026-04-01T10:00:00Z') / 1000,
    }),
  ],
};

const snapshot = await seedSnapshot({ news: NEWS });
const app = feedRoutes({ store: { snapshot }, siteUrl: SITE });

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { response, text: await response.text() };
}

describe('the feed', () => {
  it.each(['/news/feed.xml', '/en/news/feed.xml', '/de/news/feed.xml', '/it/news/feed.xml'])(
    'at %s is valid Atom',
    async (path) => {
      const { response, text } = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      expect(atomErrors(text, SITE + path.replace(/^\/en/, ''))).toEqual([]);
    },
  );

  it('has the newest first, with absolute addresses and the day of the last change', async () => {
    const { text } = await get('/news/feed.xml');
    const [head = '', first = '', second = ''] = text.split('<entry>');
    expect(head).toContain(
      `<link rel="self" type="application/atom+xml" href="${SITE}/news/feed.xml"/>`,
    );
    expect(head).toContain('<updated>2026-04-01T10:00:00Z</updated>');
    expect(first).toContain('<title>Tea &amp; &lt;cake&gt; </title>');
    expect(first).toContain(`href="${SITE}/news/tea-cake"`);
    expect(first).toContain(`${SITE}/rooms?a=1&amp;amp;b=2&quot;`);
    expect(first).toContain('<published>2026-03-04T23:00:00Z</published>');
    expect(second).toContain('<id>tag:clinic.example,2026:news/old/en</id>');
    expect(second).toContain('<updated>2026-01-04T23:00:00Z</updated>');
  });

  it.each(['1000-01-01', '9999-12-31'])('takes the day %s, at an end of time', async (date) => {
    const far = { ...NEWS, entries: [entry({ date, title: 'Far', slug: 'far' })] };
    const store = { snapshot: await seedSnapshot({ news: far }) };
    const answer = await feedRoutes({ store, siteUrl: SITE }).request('/news/feed.xml');
    expect(atomErrors(await answer.text(), `${SITE}/news/feed.xml`)).toEqual([]);
  });

  it('holds what is written in its language only', async () => {
    const { text } = await get('/de/news/feed.xml');
    expect(text).toContain('xml:lang="de"');
    expect(text.match(/<entry>/g)).toHaveLength(1);
    expect(text).toContain(`href="${SITE}/de/news/alt"`);
    expect((await get('/it/news/feed.xml')).text).not.toContain('<entry>');
  });

  it('is not sent again to those who have it', async () => {
    const { response } = await get('/news/feed.xml');
    const again = await get('/news/feed.xml', {
      'If-None-Match': response.headers.get('etag') ?? '',
    });
    expect(again.response.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('waits for the content', async () => {
    const empty = feedRoutes({ store: { snapshot: undefined }, siteUrl: SITE });
    expect((await empty.request('/news/feed.xml')).status).toBe(503);
  });
});
