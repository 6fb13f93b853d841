import { toTeaser } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { collectionOf, type ItemPageId, type ListOf } from '#app/routing/entry-href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { writtenIn } from '#content/written-locales.ts';

/** Pages that can be the usual overview: a few words, and a list of entries with their own pages. */
export type OverviewId = ListOf<ItemPageId>;

export function overviewData(id: OverviewId) {
  return ({ snapshot, locale }: PageRequest) => {
    const itemPage = `${id}.item` as const satisfies ItemPageId;
    const entries = snapshot.items[collectionOf(itemPage)];
    const { title, description } = messagesOf(locale).pages[id];
    const image = landscapeOf(entries[0]?.image);
    return {
      id,
      seo: pageSeo(id, locale, { title, description, image }),
      teasers: writtenIn(entries, locale).map((entry) => toTeaser(itemPage, entry, locale)),
    };
  };
}
