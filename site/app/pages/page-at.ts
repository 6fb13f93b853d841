import type { Snapshot } from '#content/snapshot.ts';
import { findPages, type FoundPage } from './find-pages.ts';
import type { Page } from '#app/page/page.ts';

type PageData = NonNullable<Awaited<ReturnType<Page['data']>>>;

/** A page that exists, and what its `data` says of it. */
export type PageAt = Pick<FoundPage, 'page' | 'locale'> & { data: PageData };

/** The page at an address; undefined if there is none. */
export async function pageAt(
  snapshot: Snapshot,
  pathname: string,
  question?: string | null,
): Promise<PageAt | undefined> {
  // An address may look like several sections of which one exists.
  for (const { page, locale, params } of findPages(pathname)) {
    const data = await page.data({ snapshot, locale, params, question });
    if (data) return { page, locale, data };
  }
  return undefined;
}
