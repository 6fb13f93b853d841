import type { Locale } from '@clinic/cms/clinic-config/locales';
import { collectionOf, type ItemPageId } from '#app/routing/entry-href.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { writtenLocales } from '#content/written-locales.ts';
import { toTeaser, type Teaser } from './teaser.ts';

/** The linked entries as teasers; entries not written in the language are left out. */
export function linkedTeasers(
  snapshot: Snapshot,
  id: ItemPageId,
  ids: readonly string[],
  locale: Locale,
): Teaser[] {
  const items = snapshot.items[collectionOf(id)];
  return ids.flatMap((linked) => {
    const entry = items.find((item) => item._id === linked);
    return entry && writtenLocales(entry).includes(locale) ? [toTeaser(id, entry, locale)] : [];
  });
}
