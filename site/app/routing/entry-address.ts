import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Items } from '#content/models/registry.ts';
import { inLocale, type Localized } from '#content/values/in-locale.ts';
import { categoryHref, hrefOfAny } from './href.ts';
import { freePages, shownCategories, rowOf } from './text-pages.ts';
import { routeOptionsOf, PAGE_IDS, ROUTE_TABLE, type PageId } from './table.ts';

type Addressed = { readonly _id: string; readonly slug?: Localized<string> };

type Address = (locale: Locale) => string;

/** Where an entry of a collection is shown, by language; undefined if it has no page. */
export function entryAddress(items: Items, collection: string, id: string): Address | undefined {
  if (collection === 'pages') return textPageAddress(items, id);
  if (collection === 'categories') {
    const category = shownCategories(items).find((one) => one._id === id);
    return category && ((locale) => categoryHref(locale, slugIn(category, locale)));
  }
  if (collection === 'category_items') return categoryItemAddress(items, id);
  const page = pageOf(collection);
  const entry = entriesOf(items, collection).find((one) => one._id === id);
  return page && entry && tableAddress(page, entry);
}

function pageOf(collection: string): PageId | undefined {
  return PAGE_IDS.find((id) => routeOptionsOf(id).collection === collection);
}

export function overviewOf(collection: string): PageId | undefined {
  const page = pageOf(collection);
  const path = page && ROUTE_TABLE[page].paths.en.replace(/\/:slug$/, '');
  return PAGE_IDS.find((one) => one !== page && ROUTE_TABLE[one].paths.en === path);
}

export function entriesOf(items: Items, collection: string): readonly Addressed[] {
  // Former slugs are not entries: their `slug` is a plain text, not one per language.
  if (!Object.hasOwn(items, collection) || collection === 'slug_history') return [];
  return items[collection as Exclude<keyof Items, 'slug_history'>];
}

function tableAddress(page: PageId, entry: Addressed): Address | undefined {
  if (!ROUTE_TABLE[page].paths.en.includes(':slug') || !entry.slug) return undefined;
  return (locale) => hrefOfAny(page, { slug: slugIn(entry, locale) }, locale);
}

function textPageAddress(items: Items, id: string): Address | undefined {
  const page = items.pages.find((one) => one._id === id);
  if (!page) return undefined;
  const row = rowOf(page);
  if (row) return PAGE_IDS.includes(row) ? (locale) => hrefOfAny(row, {}, locale) : undefined;
  return freePages(items).includes(page)
    ? (locale) => categoryHref(locale, slugIn(page, locale))
    : undefined;
}

function categoryItemAddress(items: Items, id: string): Address | undefined {
  const item = items.category_items.find((one) => one._id === id);
  const category = shownCategories(items).find((one) => one._id === item?.category);
  if (!item || !category) return undefined;
  return (locale) => categoryHref(locale, slugIn(category, locale), slugIn(item, locale));
}

function slugIn(entry: Addressed, locale: Locale): string {
  return inLocale(entry.slug, locale) ?? '';
}
