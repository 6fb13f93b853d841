import { isMenuHref } from '@clinic/cms/fields/menu-href';
import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { entriesOf, entryAddress } from '#app/routing/entry-address.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import {
  routeOptionsOf,
  PAGE_IDS,
  ROUTE_TABLE,
  SWITCHED_OFF_IDS,
  type PageId,
} from '#app/routing/table.ts';
import type { MenuSettings } from '#content/models/menu.ts';
import type { Items } from '#content/models/registry.ts';

/** Where a menu entry leads, looked up on each call, so that a renamed page or slug breaks nothing. */
export function menuLink(settings: MenuSettings, items: Items, locale: Locale): string | undefined {
  const { href: address, path = false } = settings;
  const page = entryLink(settings, items, locale) ?? pageLink(settings, locale);
  if (!address || !isMenuHref(address, path === true)) return page;
  return path ? page && `${page}${address}` : (page ?? address);
}

function entryLink({ slug, category }: MenuSettings, items: Items, locale: Locale) {
  if (!slug) return undefined;
  if (typeof slug === 'object') return entryAddress(items, slug.link, slug._id)?.(locale);
  const collection = collectionBelow(category);
  const id = collection && idBySlug(items, collection, slug);
  return id ? entryAddress(items, collection, id)?.(locale) : undefined;
}

/** A page by its id or, as other hosts name it, its English path; never one with parameters. */
function pageOf(category: string | null | undefined, pages: readonly PageId[] = PAGE_IDS) {
  return pages.find(
    (id) =>
      (id === category || (category !== '' && ROUTE_TABLE[id].paths.en === category)) &&
      !ROUTE_TABLE[id].paths.en.includes(':'),
  );
}

export function leadsToSwitchedOff({ category }: MenuSettings): boolean {
  return pageOf(category, SWITCHED_OFF_IDS) !== undefined;
}

function pageLink({ category, slug }: MenuSettings, locale: Locale): string | undefined {
  const page = pageOf(category);
  // A node whose entry no longer exists must not link to the overview instead.
  return page && !slug ? hrefOfAny(page, {}, locale) : undefined;
}

function collectionBelow(category: string | null | undefined): string | undefined {
  const page = pageOf(category);
  const path = page && `${ROUTE_TABLE[page].paths.en}/:slug`;
  const item = PAGE_IDS.find((id) => ROUTE_TABLE[id].paths.en === path);
  return item && routeOptionsOf(item).collection;
}

function idBySlug(items: Items, collection: string, slug: string): string | undefined {
  const current = entriesOf(items, collection).find((entry) =>
    LOCALES.some((locale) => entry.slug?.[locale] === slug),
  );
  const former = items.slug_history.find(
    (row) => row.collection === collection && row.slug === slug,
  );
  return current?._id ?? former?.entry;
}
