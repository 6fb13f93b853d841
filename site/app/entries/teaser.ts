import type { Locale } from '@clinic/cms/clinic-config/locales';
import { entryHref, type ItemPageId } from '#app/routing/entry-href.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';

/** An entry as lists show it. */
export function toTeaser(id: ItemPageId, entry: Entry, locale: Locale) {
  return {
    id: entry._id,
    href: entryHref(id, entry, locale),
    title: inLocale(entry.title, locale) ?? '',
    excerpt: inLocale(entry.excerpt, locale),
    picture: toPictureView(entry.image, locale),
  };
}
export type Teaser = ReturnType<typeof toTeaser>;
