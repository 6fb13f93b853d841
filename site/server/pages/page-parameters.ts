import { findByAnySlug } from '#app/routing/entry-href.ts';
import { UNKNOWN_ITEM } from '#app/routing/unknown-item.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { PageId } from '#app/routing/table.ts';
import type { Snapshot } from '#content/snapshot.ts';

type Named = (snapshot: Snapshot, value: string) => string | undefined;

/** Parameters that name something in the content; whatever else they say changes nothing. */
const OF_CONTENT: Partial<Record<PageId, Readonly<Record<string, Named>>>> = {
  request: { program: ({ items }, slug) => findByAnySlug(items.programs, slug) && slug },
  contact: {
    news({ items }, slug) {
      if (slug === '') return undefined;
      return findByAnySlug(items.news, slug) ? slug : UNKNOWN_ITEM;
    },
  },
};

/** Parameters that only one visitor has. Such a page is made for this one and never kept. */
const OF_ONE_VISITOR: Partial<Record<PageId, readonly string[]>> = {
  thankyou: ['t'],
  newsletter: ['token'],
  'newsletter.unsubscribe': ['token'],
};

const MAX_VALUE = 500;

export function pageIdOf(pathname: string): PageId | undefined {
  return matchPage(pathname)?.id;
}

export type OwnQuery = { query: URLSearchParams; isForOneVisitor: boolean };

/** What of a query the page at this address looks at. */
export function pageParameters(
  snapshot: Snapshot,
  pathname: string,
  given: URLSearchParams,
): OwnQuery {
  const query = new URLSearchParams();
  const id = given.size > 0 ? pageIdOf(pathname) : undefined;
  const ofContent = (id && OF_CONTENT[id]) ?? {};
  const ofOneVisitor = (id && OF_ONE_VISITOR[id]) ?? [];
  for (const name of [...Object.keys(ofContent), ...ofOneVisitor]) {
    const value = given.get(name);
    if (value === null || value.length > MAX_VALUE) continue;
    const named = ofContent[name] ? ofContent[name](snapshot, value) : value;
    if (named !== undefined) query.set(name, named);
  }
  return { query, isForOneVisitor: ofOneVisitor.some((name) => query.has(name)) };
}
