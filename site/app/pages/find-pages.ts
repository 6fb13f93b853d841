import type { Locale } from '@clinic/cms/clinic-config/locales';
import { matchPage, matchSections } from '#app/routing/match-page.ts';
import type { Page } from '#app/page/page.ts';
import { PAGES, SECTION_PAGES } from './registry.ts';

export type FoundPage = {
  page: Page;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

/**
 * The pages that an address may be: the row of the table that matches it, else sections that editors
 * made, of which the content has to say whether they exist.
 */
export function findPages(pathname: string): FoundPage[] {
  const match = matchPage(pathname);
  if (match) return [{ page: PAGES[match.id], locale: match.locale, params: match.params }];
  return matchSections(pathname).map(({ page, locale, params }) => ({
    page: SECTION_PAGES[page],
    locale,
    params,
  }));
}
