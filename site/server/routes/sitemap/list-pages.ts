import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { categoryItemData } from '#app/pages/category-item/data.ts';
import { categoryData } from '#app/pages/category/data.ts';
import { collectionBehind, emptyPages } from '#app/routing/empty-pages.ts';
import { freePages, shownCategories } from '#app/routing/sections.ts';
import type { PageRequest } from '#app/page/page.ts';
import { PAGES } from '#app/pages/registry.ts';
import type { Seo } from '#app/seo/seo.ts';
import { rowOf } from '#app/routing/text-pages.ts';
import { routeOptionsOf, PAGE_IDS, ROUTE_TABLE, type PageId } from '#app/routing/table.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { inLocale, type Localized } from '#content/values/in-locale.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** A page in all languages it is written in, and when its content last changed, in seconds. */
export type ListedPage = { alternates: Seo['alternates']; modified?: number };

type Candidate = { data: (request: PageRequest) => unknown; slug?: Localized<string> } & {
  params: (locale: Locale) => Record<string, string>;
  modified?: number;
};

/** Every page that has something to show. Alternates come from the page's own data, so the two agree. */
export async function listPages(snapshot: Snapshot): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  const yieldToEventLoop = createYieldToEventLoop();
  for (const { data, slug, params, modified } of candidates(snapshot)) {
    const locale = LOCALES.find((known) => slug?.[known]) ?? DEFAULT_LOCALE;
    const page = data({ snapshot, locale, params: params(locale) }) as { seo: Seo } | undefined;
    if (page && !page.seo.isUnlisted) pages.push({ alternates: page.seo.alternates, modified });
    await yieldToEventLoop();
  }
  return pages;
}

function* candidates(snapshot: Snapshot): Generator<Candidate> {
  const empty = emptyPages(snapshot.items);
  for (const id of PAGE_IDS) {
    const { noindex, sitemap } = routeOptionsOf(id);
    if (noindex || sitemap === false || empty.some((one) => one === id)) continue;
    const { data } = PAGES[id];
    if (!ROUTE_TABLE[id].paths.en.includes(':')) {
      yield { data, params: () => ({}), modified: lastChange(snapshot, id) };
      continue;
    }
    for (const item of itemsOf(snapshot, collectionBehind(id))) {
      const { slug, youtube_id: video, _modified: modified } = item;
      const params = (locale: Locale) => ({ slug: inLocale(slug, locale) ?? '', id: video ?? '' });
      yield { data, slug, params, modified };
    }
  }
  yield* sections(snapshot);
}

function* sections(snapshot: Snapshot): Generator<Candidate> {
  const { items } = snapshot;
  for (const { slug, _modified: modified } of [...shownCategories(items), ...freePages(items)]) {
    const params = (locale: Locale) => ({ category: inLocale(slug, locale) ?? '' });
    yield { data: categoryData, slug, params, modified };
  }
  for (const { slug, category, _modified: modified } of items.category_items) {
    const above = items.categories.find((one) => one._id === category)?.slug;
    const params = (locale: Locale) => ({
      category: inLocale(above, locale) ?? '',
      slug: inLocale(slug, locale) ?? '',
    });
    yield { data: categoryItemData, slug, params, modified };
  }
}

type Item = { slug?: Localized<string>; youtube_id?: string | null; _modified?: number };

function itemsOf({ items }: Snapshot, collection: string | undefined): readonly Item[] {
  const all: Readonly<Record<string, readonly object[] | undefined>> = items;
  return (collection && all[collection]) || [];
}

/** The last change of a page's words or of the entries that it lists, or of the home singleton. */
function lastChange(snapshot: Snapshot, id: PageId): number | undefined {
  if (id === 'home') return timeOf(snapshot.singletons.get('home')?.data?._modified);
  const words = snapshot.items.pages.find((page) => rowOf(page) === id)?._modified ?? 0;
  const entries = snapshot.collections.get(collectionBehind(id) ?? '')?.entries ?? [];
  return entries.map((entry) => timeOf(entry._modified) ?? 0).reduce(newest, words) || undefined;
}

function newest(a: number, b: number): number {
  return Math.max(a, b);
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
