import { toPagePath, withoutDefault } from '@clinic/cms/fields/site-path';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { entriesOf, entryAddress } from '#app/routing/entry-address.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { isDeadLink } from '#app/routing/text-links.ts';
import { routeOptionsOf } from '#app/routing/table.ts';
import { decoded } from '#content/values/decoded-address.ts';
import { inLocale } from '#content/values/in-locale.ts';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { onceFor } from '#server/work/once-for.ts';

export type Moved = { to: string; status: 301 | 302 };
type Step = { to: string; isPermanent: boolean };

/** Longer chains are a mistake, whatever they lead to. */
const MAX_STEPS = 10;

/** Resolves a chain of redirects at once, so that visitors see only one. Loops are not followed. */
export function movedTo(snapshot: Snapshot, pathname: string, search: string): Moved | undefined {
  const start = toPagePath(decoded(pathname));
  const seen = new Set([withoutDefault(start)]);
  let last: Step | undefined;
  let current = start;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const step = editorsStep(snapshot, current) ?? formerSlugStep(snapshot, current);
    if (!step)
      return last && !isDeadLink(snapshot.items, last.to) ? finish(last, search) : undefined;
    last = { to: step.to, isPermanent: step.isPermanent && (last?.isPermanent ?? true) };
    current = toPagePath(decoded(step.to));
    if (seen.has(withoutDefault(current))) return undefined;
    seen.add(withoutDefault(current));
  }
  return undefined;
}

/** A redirect of an English page is for its address with and without /en, unless each has one. */
function editorsStep({ items }: Snapshot, path: string): Step | undefined {
  const { exact, pages } = redirectsBy(items.redirects);
  const redirect = exact.get(path) ?? pages.get(withoutDefault(path));
  return redirect && { to: redirect.to, isPermanent: redirect.permanent };
}

/** Made once for each list, because every request that no cache can answer is looked up here. */
const redirectsBy = onceFor((redirects: Items['redirects']) => {
  const byPath = redirects.map((one) => [toPagePath(one.from), one] as const).toReversed();
  // Of several redirects for an address, the first one counts.
  return {
    exact: new Map(byPath),
    pages: new Map(byPath.map(([path, one]) => [withoutDefault(path), one])),
  };
});

const formerSlugsBy = onceFor(
  (rows: Items['slug_history']) =>
    new Map(rows.toReversed().map((row) => [keyOf(row.collection, row.locale, row.slug), row])),
);

const keyOf = (...parts: string[]) => parts.join(' ');

/** The present address of the entry that once had this one; not if another entry has it now. */
function formerSlugStep({ items }: Snapshot, path: string): Step | undefined {
  const locale = localeOfPath(path);
  const found = entryOnceAt(items, path, locale);
  const to = found && entryAddress(items, found.collection, found.id)?.(locale);
  if (!to || toPagePath(decoded(to)) === path) return undefined;
  return { to, isPermanent: true };
}

type Found = { collection: string; id: string };

function entryOnceAt(items: Items, path: string, locale: Locale): Found | undefined {
  const match = matchPage(path);
  if (match) {
    const { collection } = routeOptionsOf(match.id);
    return collection ? formerOwner(items, collection, locale, match.params.slug) : undefined;
  }
  const segments = path.split('/').filter(Boolean);
  const own = segments[0] === locale ? segments.slice(1) : segments;
  const [first, second] = own;
  if (first === undefined || own.length > 2) return undefined;
  if (second !== undefined) return itemOnceAt(items, locale, first, second);
  return (
    formerOwner(items, 'categories', locale, first) ?? formerOwner(items, 'pages', locale, first)
  );
}

/** In a section both the category's and the item's slug may be old. */
function itemOnceAt(items: Items, locale: Locale, first: string, second: string) {
  const category = presentOrFormer(items, 'categories', locale, first);
  const item = presentOrFormer(items, 'category_items', locale, second);
  const isInside = items.category_items.some(
    (one) => one._id === item?.id && one.category !== undefined && one.category === category?.id,
  );
  return isInside ? item : undefined;
}

function presentOrFormer(
  items: Items,
  collection: string,
  locale: Locale,
  slug: string,
): Found | undefined {
  const present = entryAt(items, collection, locale, slug);
  return present ? { collection, id: present._id } : formerOwner(items, collection, locale, slug);
}

function formerOwner(
  items: Items,
  collection: string,
  locale: Locale,
  slug: string | undefined,
): Found | undefined {
  if (!slug) return undefined;
  const former = formerSlugsBy(items.slug_history).get(keyOf(collection, locale, slug));
  if (!former || entryAt(items, collection, locale, slug)) return undefined;
  // An entry that was unpublished in a language has no address of its own in it.
  const owner = entriesOf(items, collection).find((entry) => entry._id === former.entry);
  return owner?.slug?.[locale] ? { collection, id: owner._id } : undefined;
}

/** As pages find it: by its slug in that language, or the English one where it has none. */
function entryAt(items: Items, collection: string, locale: Locale, slug: string) {
  return entriesOf(items, collection).find((entry) => inLocale(entry.slug, locale) === slug);
}

/** Appends the visitor's own query; parameters of the redirect itself have precedence. */
function finish({ to, isPermanent }: Step, search: string): Moved {
  const target = new URL(to, ANY_ORIGIN);
  const own = new Set(target.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name)) target.searchParams.append(name, value);
  }
  // Dots in the path are resolved by now; leading slashes would lead to another host.
  const path = target.pathname.replace(/^\/+/, '/');
  return { to: `${path}${target.search}${target.hash}`, status: isPermanent ? 301 : 302 };
}

/** Only for parsing addresses; never sent. */
const ANY_ORIGIN = 'http://site.invalid';
