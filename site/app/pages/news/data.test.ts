import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { NEWS_PER_PAGE, newsData, newsPageData } from './page.tsx';

/** One item more than fits on a page; the oldest is not written in German. */
const news = Array.from({ length: NEWS_PER_PAGE + 1 }, (_, index) => ({
  _id: `n${index}`,
  date: `2026-01-0${index + 1}`,
  title: { en: `News ${index}`, ...(index > 0 && { de: `Neues ${index}` }) },
  slug: { en: `news-${index}`, ...(index > 0 && { de: `neues-${index}` }) },
}));
const snapshot = { items: { news, pages: [] } } as unknown as Snapshot;

const ask = (locale: 'en' | 'de', page?: string) =>
  page === undefined
    ? newsData({ snapshot, locale, params: {} })
    : newsPageData({ snapshot, locale, params: { page } });

it('shows the newest first and links to older ones', () => {
  const page = ask('en');
  expect(page?.teasers).toHaveLength(NEWS_PER_PAGE);
  expect(page?.teasers[0]?.title).toBe('News 6');
  expect(page).toMatchObject({ page: 1, pages: 2, older: '/news/page/2', newer: undefined });
});

it('has older pages at addresses of their own, in the languages that have as many', () => {
  const page = ask('en', '2');
  expect(page?.teasers.map(({ title }) => title)).toEqual(['News 0']);
  expect(page).toMatchObject({ newer: '/news', older: undefined });
  expect(page?.seo.title).toBe('News, page 2');
  expect(page?.seo.canonical).toBe('/news/page/2');
  expect(page?.seo.alternates).toEqual({ en: '/news/page/2' });
});

it.each(['0', '1', '3', '-1', '2.5', '02', 'x', ''])('has no page %s', (page) => {
  expect(ask('en', page)).toBeUndefined();
});

it('has fewer pages in a language with fewer items', () => {
  expect(ask('de')).toMatchObject({ pages: 1, older: undefined });
  expect(ask('de', '2')).toBeUndefined();
});
