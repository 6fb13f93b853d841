import { LOCALES, type Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import { decoded } from '../routing/decoded.ts';
import { localeOfPath } from '../routing/href.ts';
import { matchPage } from '../routing/match-page.ts';
import { pathPattern } from '../routing/path-pattern.ts';
import { categoryItemData } from './category-item/data.ts';
import { categoryData } from './category/data.ts';
import { pageData } from './page-data.ts';
import type { Seo } from './seo.ts';

const SECTIONS = [
  { path: ':category', data: categoryData },
  { path: ':category/:slug', data: categoryItemData },
] as const;

/** Sections as they are found in a language; English ones with and without its prefix. */
const SECTIONS_IN = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    SECTIONS.flatMap(({ path, data }) => {
      const paths = [`${locale}/${path}`, ...(locale === 'en' ? [path] : [])];
      return paths.map((one) => ({ pattern: pathPattern(one), data }));
    }),
  ]),
) as Record<Locale, { pattern: RegExp; data: (typeof SECTIONS)[number]['data'] }[]>;

/** What is shown at an address: rows of the table come first, then sections from the content. */
export async function pageAt(
  snapshot: Snapshot,
  pathname: string,
): Promise<{ seo: Seo } | undefined> {
  const match = matchPage(pathname);
  if (match) return pageData[match.id]({ snapshot, ...match });
  const locale = localeOfPath(pathname);
  for (const { pattern, data } of SECTIONS_IN[locale]) {
    const section = pattern.exec(decoded(pathname));
    const page = section && data({ snapshot, locale, params: { ...section.groups } });
    if (page) return page;
  }
  return undefined;
}
