import { articleData } from '#app/entries/article-data.ts';
import { linkedTeasers } from '#app/entries/linked-teasers.ts';
import { reviewOf } from '#app/entries/review.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { collectionOf, findBySlug } from '#app/routing/entry-href.ts';
import { factsOf, type PageIdWith } from '#app/routing/table.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';

/** Pages of entries that are the usual article. */
export type ArticleId = Extract<PageIdWith<'about'>, `${string}.item`>;

export function articlePageData(id: ArticleId) {
  return ({ snapshot, locale, params }: PageRequest) => {
    const items: readonly Entry[] = snapshot.items[collectionOf(id)];
    const entry = findBySlug(items, locale, params.slug);
    if (!entry) return undefined;
    return {
      ...articleData(id, entry, locale),
      review: reviewOf(snapshot, entry, locale),
      related: relatedOf(snapshot, id, entry, locale),
    };
  };
}

function relatedOf(snapshot: Snapshot, id: ArticleId, entry: Entry, locale: PageRequest['locale']) {
  const links = entry as unknown as Record<string, readonly string[] | undefined>;
  return Object.entries(factsOf(id).related ?? {}).map(([field, list]) => {
    const page = `${list}.item` as const;
    return {
      page,
      isSameKind: page === id,
      teasers: linkedTeasers(snapshot, page, links[field] ?? [], locale),
    };
  });
}
