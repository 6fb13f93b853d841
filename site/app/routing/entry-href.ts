import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { slugify } from '@clinic/cms/values/slugify';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { href, hrefOfAny } from './href.ts';
import { PAGE_IDS, ROUTE_TABLE, type PageId } from './table.ts';

/** Undefined if the clinic takes no requests. */
export function requestHref(
  locale: Locale,
  from: { program: string } | { room: string },
): string | undefined {
  const page = href('request', {}, locale);
  const [[name, slug] = []] = Object.entries(from);
  return page && `${page}?${name}=${encodeURIComponent(slug ?? '')}`;
}

export function personAnchor(name: string): string {
  return slugify(name);
}

/** Needs no check: without the team's page, the content has no people. */
export function personHref(name: string, locale: Locale): string {
  return `${hrefOfAny('team', {}, locale)}#${personAnchor(name)}`;
}

export type ItemPageId = Extract<PageId, `${string}.item`>;

export const ITEM_PAGE_IDS = PAGE_IDS.filter((id): id is ItemPageId => id.endsWith('.item'));

/** The page that lists the entries: `news` for `news.item`. */
export type ListOf<Id extends ItemPageId> = Id extends `${infer List}.item` ? List : never;

export function listOf<Id extends ItemPageId>(id: Id): ListOf<Id> {
  return id.slice(0, -'.item'.length) as ListOf<Id>;
}

export type CollectionOf<Id extends ItemPageId> = (typeof ROUTE_TABLE)[Id]['collection'];

export function collectionOf<Id extends ItemPageId>(id: Id): CollectionOf<Id> {
  return ROUTE_TABLE[id].collection;
}

export function entryHref(id: ItemPageId, entry: Pick<Entry, 'slug'>, locale: Locale): string {
  return hrefOfAny(id, { slug: inLocale(entry.slug, locale) ?? '' }, locale);
}

export function findBySlug<Item extends Pick<Entry, 'slug'>>(
  items: readonly Item[],
  locale: Locale,
  slug: string | undefined,
): Item | undefined {
  return items.find((item) => inLocale(item.slug, locale) === slug);
}

/** A visitor who changes the language keeps the query, with a slug of the former language. */
export function findByAnySlug<Item extends Pick<Entry, 'slug'>>(
  items: readonly Item[],
  slug: string | undefined,
): Item | undefined {
  return slug
    ? items.find((item) => LOCALES.some((locale) => item.slug[locale] === slug))
    : undefined;
}
