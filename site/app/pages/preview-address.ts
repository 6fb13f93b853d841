import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import { collectionOf, entryHref, itemPageOf } from '../entries/entry-href.ts';

/** Where an entry of a collection is shown, for collections whose entries have a page. */
export function previewAddress(
  snapshot: Snapshot,
  collection: string,
  id: string,
  locale: Locale,
): string | undefined {
  const page = itemPageOf(collection);
  const entry = page && snapshot.items[collectionOf(page)].find((item) => item._id === id);
  return page && entry && entryHref(page, entry, locale);
}
