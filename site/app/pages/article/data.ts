import type { Locale } from '@clinic/cms/clinic-config/locales';
import { articleData } from '#app/entries/article-data.ts';
import { linkedTeasers } from '#app/entries/linked-teasers.ts';
import { originOf } from '#app/entries/origin.ts';
import { reviewOf } from '#app/entries/review.ts';
import type { PageRequest } from '#app/page/page.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { collectionOf, findBySlug } from '#app/routing/entry-href.ts';
import { routeOptionsOf, type PageIdWith } from '#app/routing/table.ts';
import { formatPrice } from '#app/ui/formats.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** Pages of entries that are the usual article. */
export type ArticleId = Extract<PageIdWith<'schemaType'>, `${string}.item`>;

export function articlePageData(id: ArticleId) {
  return ({ snapshot, locale, params }: PageRequest) => {
    const items: readonly Entry[] = snapshot.items[collectionOf(id)];
    const entry = findBySlug(items, locale, params.slug);
    if (!entry) return undefined;
    const article = articleData(id, entry, locale);
    return {
      ...article,
      facts: [...article.facts, ...priceFact(entry, locale)],
      /** What it costs is asked of every kind of stay. */
      hasCosts: id === 'treatment.item',
      origin: originOf(snapshot, entry, locale),
      review: reviewOf(snapshot, entry, locale),
      related: relatedOf(snapshot, id, entry, locale),
    };
  };
}

/** What it costs alone, where it can be booked so. */
function priceFact(entry: Entry & { price?: number | null }, locale: Locale) {
  if (!entry.price) return [];
  return [{ label: messagesOf(locale).costs.price, value: formatPrice(entry.price, locale) }];
}

function relatedOf(snapshot: Snapshot, id: ArticleId, entry: Entry, locale: Locale) {
  const links = entry as unknown as Record<string, readonly string[] | undefined>;
  return Object.entries(routeOptionsOf(id).related ?? {}).map(([field, list]) => {
    const page = `${list}.item` as const;
    return {
      page,
      isSameKind: page === id,
      teasers: linkedTeasers(snapshot, page, links[field] ?? [], locale),
    };
  });
}
