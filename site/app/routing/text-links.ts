import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Items } from '#content/models/registry.ts';
import type { TextLinks } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { entriesOf, entryAddress } from './entry-address.ts';
import { hrefOfAny } from './href.ts';
import { matchSections, wasSwitchedOff } from './match-page.ts';
import { freePages, shownCategories } from './text-pages.ts';

/** Whether an address is that of a page that is switched off, and of no section either. */
export function isDeadLink(items: Items, address: string): boolean {
  const pathname = address.replace(/[?#].*$/, '');
  if (!wasSwitchedOff(pathname)) return false;
  const sections = [...shownCategories(items), ...freePages(items)];
  return !matchSections(pathname).some(({ locale, params }) =>
    sections.some(({ slug }) => inLocale(slug, locale) === params.category),
  );
}

/** Undefined if the entry is published neither in this language nor in English. */
function entryLinkAddress(
  items: Items,
  collection: string,
  id: string,
  locale: Locale,
): string | undefined {
  if (collection === 'videos') {
    const video = items.videos.find((one) => one._id === id);
    return video?.youtube_id ? hrefOfAny('video', { id: video.youtube_id }, locale) : undefined;
  }
  const entry = entriesOf(items, collection).find((one) => one._id === id);
  if (!inLocale(entry?.slug, locale)) return undefined;
  return entryAddress(items, collection, id)?.(locale);
}

export const textLinks: TextLinks = { entryAddress: entryLinkAddress, isDeadLink };
