import { describe, expect, it } from 'vitest';
import { ITEM_PAGE_IDS } from '#app/routing/entry-href.ts';
import { routeOptionsOf, footerPages, PAGE_IDS, pagesWith } from '#app/routing/table.ts';
import { TEXT_PAGES } from '#app/routing/text-pages.ts';
import { PAGES } from './registry.ts';

it.each(PAGE_IDS)('%s takes a form if and only if its row says so', (id) => {
  expect(Boolean(PAGES[id].action)).toBe(routeOptionsOf(id).form !== undefined);
});

it.each(ITEM_PAGE_IDS)('%s has structured data about its entry', (id) => {
  expect(PAGES[id].structuredData).toBeDefined();
});

describe('a page that visitors may arrive at', () => {
  const pages = PAGE_IDS.filter((id) => {
    const { paths, noindex, sitemap } = routeOptionsOf(id);
    return !paths.en.includes(':') && !noindex && sitemap !== false;
  });

  it.each(pages)('is in a list of the footer, or its row says that it is not: %s', (id) => {
    expect(routeOptionsOf(id).footer).toBeDefined();
  });

  it('is found by the search: by its row, or by its text', () => {
    const found = new Set<string>(['home', ...TEXT_PAGES, ...pagesWith('search')]);
    expect(pages.filter((id) => !found.has(id))).toEqual([]);
  });
});

it.each([
  ['care', ['approach', 'healthConcerns', 'diagnosis', 'therapies', 'programs', 'request']],
  ['house', ['team', 'rooms', 'images', 'testimonials', 'news', 'vacancies']],
  ['legal', ['impressum', 'privacy']],
] as const)('the list of %s in the footer is in order', (list, wanted) => {
  const known: readonly string[] = wanted;
  expect(footerPages(list).filter((id) => known.includes(id))).toEqual(wanted);
});
