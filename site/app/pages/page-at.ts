import type { Seo } from '#app/seo/seo.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { findPages } from './find-pages.ts';

/** The data of the page at an address. */
export async function pageAt(
  snapshot: Snapshot,
  pathname: string,
): Promise<{ seo: Seo } | undefined> {
  for (const { page, locale, params } of findPages(pathname)) {
    const data = await page.data({ snapshot, locale, params });
    if (data) return data;
  }
  return undefined;
}
