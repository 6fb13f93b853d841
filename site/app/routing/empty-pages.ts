import { clinicDay } from '@clinic/cms/clinic-config/clinic-time';
import type { Items } from '#content/models/registry.ts';
import { routeOptionsOf, isOptional, PAGE_IDS, type PageId } from './table.ts';
import { findTextPage, TEXT_PAGES } from './text-pages.ts';

const IS_LEFT_OUT: {
  readonly [Name in keyof Items]?: (entry: Items[Name][number]) => boolean;
} = {
  testimonials: ({ approved }) => !approved,
  vacancies: ({ valid_through: last }) => Boolean(last) && last! < clinicDay(new Date()),
  videos: ({ youtube_id: id }) => !id,
};

/** Pages without a written text, and lists without entries: they exist, but nothing links there. */
export function emptyPages(items: Items): PageId[] {
  return PAGE_IDS.filter((id) => isEmpty(items, id));
}

function isEmpty(items: Items, id: PageId): boolean {
  const text = TEXT_PAGES.find((one) => one === id);
  // Every clinic must have the other texts, and links to them.
  if (text) return isOptional(text) && !findTextPage(items.pages, text);
  const collection = collectionBehind(id) as keyof Items | undefined;
  return collection !== undefined && countShown(items, collection) === 0;
}

function countShown<Name extends keyof Items>(items: Items, name: Name): number {
  const isLeftOut = IS_LEFT_OUT[name] ?? (() => false);
  const entries: readonly Items[Name][number][] = items[name];
  return entries.filter((entry) => !isLeftOut(entry)).length;
}

/** The collection behind a page: of its own entries, of those below it, or the one it lists. */
export function collectionBehind(id: PageId): string | undefined {
  const item = PAGE_IDS.find((other) => other === `${id}.item`);
  const { collection, lists } = routeOptionsOf(id);
  return collection ?? (item && routeOptionsOf(item).collection) ?? lists;
}
