import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Snapshot } from '#content/snapshot.ts';
import type { Page } from '#app/page/page.ts';
import { matchPage, matchSections } from '#app/routing/match-page.ts';
import { PAGES, SECTION_PAGES } from './registry.ts';

type FoundPage = {
  page: Page;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
};

/** Sections of editors may match the same address: the content has to say which of them exists. */
export function findPages(pathname: string): FoundPage[] {
  const match = matchPage(pathname);
  if (match) return [{ page: PAGES[match.id], locale: match.locale, params: match.params }];
  return matchSections(pathname).map(({ page, locale, params }) => ({
    page: SECTION_PAGES[page],
    locale,
    params,
  }));
}

export type PageAt = Pick<FoundPage, 'page' | 'locale'> & {
  data: NonNullable<Awaited<ReturnType<Page['data']>>>;
};

export async function pageAt(
  snapshot: Snapshot,
  pathname: string,
  question?: string | null,
): Promise<PageAt | undefined> {
  for (const { page, locale, params } of findPages(pathname)) {
    const data = await page.data({ snapshot, locale, params, question });
    if (data) return { page, locale, data };
  }
  return undefined;
}
