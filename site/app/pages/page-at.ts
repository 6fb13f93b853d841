import type { Snapshot } from '#content/snapshot.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { matchSections } from '#app/routing/match-section.ts';
import { categoryItemData } from './category-item/data.ts';
import { categoryData } from './category/data.ts';
import { pageData } from './page-data.ts';
import type { Seo } from '#app/seo/seo.ts';

const SECTION_DATA = { category: categoryData, 'category-item': categoryItemData };

/** What is shown at an address: rows of the table come first, then sections from the content. */
export async function pageAt(
  snapshot: Snapshot,
  pathname: string,
): Promise<{ seo: Seo } | undefined> {
  const match = matchPage(pathname);
  if (match) return pageData[match.id]({ snapshot, ...match });
  for (const { page, ...section } of matchSections(pathname)) {
    const shown = SECTION_DATA[page]({ snapshot, ...section });
    if (shown) return shown;
  }
  return undefined;
}
