import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import type { Items } from '#content/models/registry.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { pagesWith, type PageId } from './table.ts';

type PageEntry = Items['pages'][number];

/** Rows of the table whose words are an entry of the collection `pages`. */
export const TEXT_PAGES = [
  'approach',
  'costs',
  'contact',
  'impressum',
  'privacy',
  'evidence',
  'accessibility',
] as const;
export type TextPageId = (typeof TEXT_PAGES)[number];

/** Rows with a list or a form below an introduction, which may be an entry of `pages`. */
export const INTRODUCED_PAGES = [
  ...pagesWith('search'),
  ...(['testimonials.create', 'newsletter', 'search'] as const),
];
export type IntroducedPageId = (typeof INTRODUCED_PAGES)[number];

export function isIntroduced(id: PageId): id is IntroducedPageId {
  return INTRODUCED_PAGES.some((one) => one === id);
}

/** The row that shows an entry of `pages`; undefined for a free page. */
export function rowOf(page: PageEntry): TextPageId | IntroducedPageId | undefined {
  return textPageIdOf(page) ?? INTRODUCED_PAGES.find((id) => id === page.key);
}

export function textPageIdOf(page: PageEntry): TextPageId | undefined {
  return TEXT_PAGES.find((id) => id === page.key) ?? TEXT_PAGES.find((id) => isByName(page, id));
}

/** Other content hosts know no keys: there the English slug says which page is meant. */
function isByName(page: PageEntry, id: TextPageId): boolean {
  return !page.key && page.slug[DEFAULT_LOCALE] === id;
}

export function findTextPage(pages: readonly PageEntry[], id: TextPageId): PageEntry | undefined {
  return pages.find((page) => page.key === id) ?? pages.find((page) => isByName(page, id));
}

type Category = Items['categories'][number];

/** Categories with an address: those that only sort entries of another host have none. */
export function shownCategories(items: Items): Category[] {
  return items.categories.filter((category) => writtenLocales(category).length > 0);
}

/** Pages of text that are no row of the table stand at their own slug, as categories do. */
export function freePages(items: Items): Items['pages'][number][] {
  return items.pages.filter((page) => rowOf(page) === undefined);
}
