import { collectionOf, type ItemPageId } from '../../entries/entry-href.ts';
import { pageSeo, writtenIn } from '../../entries/entry-seo.ts';
import { toTeaser } from '../../entries/teaser.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';
import { landscapeOf } from '../share-picture.ts';

/** Pages that are a list of entries and a few words. */
export type OverviewId = 'healthConcerns' | 'diagnosis' | 'therapies' | 'treatment';

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
