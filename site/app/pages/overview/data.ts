import { toTeaser } from '#app/entries/teaser.ts';
import { LISTED } from '#app/lists/listed-entries.ts';
import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { collectionOf, type ItemPageId, type ListOf } from '#app/routing/entry-href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';

/** Pages that can be the usual overview: a few words, and a list of entries with their own pages. */
export type OverviewId = ListOf<ItemPageId>;

export function overviewData(id: OverviewId) {
  return ({ snapshot, locale }: PageRequest) => {
    const itemPage = `${id}.item` as const satisfies ItemPageId;
    const entries = snapshot.items[collectionOf(itemPage)];
    const { head } = pageWords(snapshot, id, locale);
    const image = head.image ?? landscapeOf(entries[0]?.image);
    return {
      id,
      seo: pageSeo(id, locale, { ...head, image }),
      teasers: LISTED[id](snapshot.items, locale).map((entry) => toTeaser(itemPage, entry, locale)),
    };
  };
}
