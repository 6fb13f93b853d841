import type { Items } from '#content/models/registry.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { rowOf } from './text-pages.ts';

type Category = Items['categories'][number];

/** Categories with an address: those that only sort entries of another host have none. */
export function shownCategories(items: Items): Category[] {
  return items.categories.filter((category) => writtenLocales(category).length > 0);
}

/** Pages of text that are no row of the table stand at their own slug, as categories do. */
export function freePages(items: Items): Items['pages'][number][] {
  return items.pages.filter((page) => rowOf(page) === undefined);
}
