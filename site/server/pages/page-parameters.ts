import { findByAnySlug } from '#app/routing/entry-href.ts';
import { UNKNOWN_ITEM } from '#app/routing/unknown-item.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { routeOptionsOf, type PageIdWith, type ROUTE_TABLE } from '#app/routing/table.ts';
import type { Snapshot } from '#content/snapshot.ts';

type EntryParameter = {
  [Id in PageIdWith<'query'>]: NamesOf<(typeof ROUTE_TABLE)[Id]['query']>;
}[PageIdWith<'query'>];
type NamesOf<Query> = {
  [Name in keyof Query]: Query[Name] extends 'entry' ? Name : never;
}[keyof Query];

type Named = (snapshot: Snapshot, value: string) => string | undefined;

/** The entry that a parameter names. Undefined drops it: pages that ignore it are cached once. */
const ENTRIES: Readonly<Record<EntryParameter, Named>> = {
  program: ({ items }, slug) => findByAnySlug(items.programs, slug) && slug,
  room: ({ items }, slug) => findByAnySlug(items.rooms, slug) && slug,
  news({ items }, slug) {
    if (slug === '') return undefined;
    return findByAnySlug(items.news, slug) ? slug : UNKNOWN_ITEM;
  },
};

const MAX_VALUE = 500;

export type OwnQuery = { query: URLSearchParams; isForOneVisitor: boolean };

export function pageParameters(
  snapshot: Snapshot,
  pathname: string,
  given: URLSearchParams,
): OwnQuery {
  const query = new URLSearchParams();
  let isForOneVisitor = false;
  const match = given.size > 0 ? matchPage(pathname) : undefined;
  const known = match ? Object.entries(routeOptionsOf(match.id).query ?? {}) : [];
  for (const [name, kind] of known) {
    const value = given.get(name);
    if (value === null || value.length > MAX_VALUE) continue;
    const isPrivate = kind === 'private';
    const kept = isPrivate ? value : ENTRIES[name as EntryParameter](snapshot, value);
    if (kept === undefined) continue;
    query.set(name, kept);
    isForOneVisitor ||= isPrivate;
  }
  return { query, isForOneVisitor };
}
