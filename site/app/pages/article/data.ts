import { articleData } from '#app/entries/article-data.ts';
import { linkedTeasers } from '#app/entries/linked-teasers.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { collectionOf, findBySlug, type ItemPageId } from '#app/routing/entry-href.ts';
import type { Entry } from '#content/models/entry.ts';
import type { Snapshot } from '#content/snapshot.ts';

export type ArticleId = Exclude<ItemPageId, 'programs.item' | 'news.item'>;

/** Link fields of entries, and the page on which what they point to is shown. */
const RELATIONS: Partial<Record<ArticleId, Record<string, ItemPageId>>> = {
  'healthConcerns.item': {
    related_therapies: 'therapies.item',
    related_diagnose: 'diagnosis.item',
    related_programs: 'programs.item',
  },
  'diagnosis.item': { related: 'diagnosis.item' },
  'therapies.item': { related: 'therapies.item', related_concerns: 'healthConcerns.item' },
};

export function articlePageData(id: ArticleId) {
  return ({ snapshot, locale, params }: PageRequest) => {
    const items: readonly Entry[] = snapshot.items[collectionOf(id)];
    const entry = findBySlug(items, locale, params.slug);
    if (!entry) return undefined;
    return { ...articleData(id, entry, locale), related: relatedOf(snapshot, id, entry, locale) };
  };
}

function relatedOf(snapshot: Snapshot, id: ArticleId, entry: Entry, locale: PageRequest['locale']) {
  const links = entry as unknown as Record<string, readonly string[] | undefined>;
  return Object.entries(RELATIONS[id] ?? {}).map(([field, page]) => ({
    page,
    // A neighbour is no recommendation.
    isSameKind: page === id,
    teasers: linkedTeasers(snapshot, page, links[field] ?? [], locale),
  }));
}
