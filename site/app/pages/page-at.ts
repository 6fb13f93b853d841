import { matchPath } from 'react-router';
import type { Snapshot } from '../../server/content/snapshot.ts';
import { localeOfPath } from '../routing/href.ts';
import { matchPage } from '../routing/match-page.ts';
import { categoryItemData } from './category-item/data.ts';
import { categoryData } from './category/data.ts';
import { pageData } from './page-data.ts';
import type { Seo } from './seo.ts';

const SECTIONS = [
  { path: ':category', data: categoryData },
  { path: ':category/:slug', data: categoryItemData },
] as const;

/** What is shown at an address: rows of the table come first, then sections from the content. */
export async function pageAt(
  snapshot: Snapshot,
  pathname: string,
): Promise<{ seo: Seo } | undefined> {
  const match = matchPage(pathname);
  if (match) return pageData[match.id]({ snapshot, ...match });
  const locale = localeOfPath(pathname);
  const prefixes = locale === 'en' ? ['/', '/en/'] : [`/${locale}/`];
  for (const { path, data } of SECTIONS) {
    for (const prefix of prefixes) {
      const section = matchPath(prefix + path, pathname);
      const page = section && data({ snapshot, locale, params: section.params });
      if (page) return page;
    }
  }
  return undefined;
}
