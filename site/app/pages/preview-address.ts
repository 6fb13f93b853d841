import type { Locale } from '@alpsera/cms/locales';
import type { Snapshot } from '../../server/content/snapshot.ts';
import { entryAddress } from '../entries/entry-address.ts';

/** Where an entry of a collection is shown, for collections whose entries have a page. */
export function previewAddress(
  snapshot: Snapshot,
  collection: string,
  id: string,
  locale: Locale,
): string | undefined {
  return entryAddress(snapshot.items, collection, id)?.(locale);
}
