import type { Locale } from '@clinic/cms/clinic-config/locales';
import { entryHref, type ItemPageId, collectionOf } from '#app/routing/entry-href.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { type Evidence, evidenceOf } from './evidence.tsx';
import { writtenLocales } from '#content/written-locales.ts';

export function toTeaser(id: ItemPageId, entry: Entry, locale: Locale) {
  return {
    id: entry._id,
    href: entryHref(id, entry, locale),
    title: inLocale(entry.title, locale) ?? '',
    excerpt: inLocale(entry.excerpt, locale),
    picture: toPictureView(entry.image, locale),
    evidence: evidenceOf(entry, locale),
  };
}
export type Teaser = Omit<ReturnType<typeof toTeaser>, 'evidence'> & { evidence?: Evidence };

/** More would be a list, and there is a page that lists each kind of entry. */
const RELATED_SHOWN = 3;

/** The first linked entries as teasers; entries not written in the language are left out. */
export function linkedTeasers(
  snapshot: Snapshot,
  id: ItemPageId,
  ids: readonly string[],
  locale: Locale,
): Teaser[] {
  const items = snapshot.items[collectionOf(id)];
  const teasers = ids.flatMap((linked) => {
    const entry = items.find((item) => item._id === linked);
    return entry && writtenLocales(entry).includes(locale) ? [toTeaser(id, entry, locale)] : [];
  });
  return teasers.slice(0, RELATED_SHOWN);
}
