import { LOCALES, type Locale } from '@alpsera/cms/locales';
import type { Entry } from '../../server/content/models/entry.ts';
import { inLocale } from '../../server/content/in-locale.ts';
import { href, type PageParams } from '../routing/href.ts';
import type { PageId } from '../routing/table.ts';
import type { Seo } from '../pages/seo.ts';
import { landscapeOf } from '../pages/share-picture.ts';
import { entryHref, type ItemPageId } from './entry-href.ts';

/** The languages an entry is written in; elsewhere its English text stands in. */
export function writtenLocales(entry: Pick<Entry, 'title' | 'slug'>): Locale[] {
  return LOCALES.filter((locale) => entry.title[locale] && entry.slug[locale]);
}

/** Those that are written in a language: what is described in another only is not offered in it. */
export function writtenIn<One extends Pick<Entry, 'title' | 'slug'>>(
  entries: readonly One[],
  locale: Locale,
): One[] {
  return entries.filter((entry) => writtenLocales(entry).includes(locale));
}

/** A page that falls back to English is canonical to the English one and no alternate of it. */
export function entrySeo(id: ItemPageId, entry: Entry, locale: Locale): Seo {
  return addressedSeo(entry, locale, (other) => entryHref(id, entry, other));
}

/** The same for entries whose address is no row of the table. */
export function addressedSeo(
  entry: Entry,
  locale: Locale,
  address: (locale: Locale) => string,
): Seo {
  const written = writtenLocales(entry);
  const own = written.includes(locale) ? locale : (written[0] ?? 'en');
  return {
    title: inLocale(entry.seo_title, locale) ?? inLocale(entry.title, locale) ?? '',
    description: inLocale(entry.seo_description, locale) ?? inLocale(entry.excerpt, locale) ?? '',
    image: landscapeOf(entry.seo_image ?? entry.image),
    canonical: address(own),
    alternates: Object.fromEntries(written.map((other) => [other, address(other)] as const)),
  };
}

type PlainPageId = {
  [Id in PageId]: keyof PageParams<Id> extends never ? Id : never;
}[PageId];

/** The head of a page that exists in every language at an address without parameters. */
export function pageSeo(
  id: PlainPageId,
  locale: Locale,
  { title, description, image }: Pick<Seo, 'title' | 'description' | 'image'>,
): Seo {
  return {
    ...{ title, description, image },
    canonical: href(id, {}, locale),
    alternates: Object.fromEntries(LOCALES.map((other) => [other, href(id, {}, other)] as const)),
  };
}
