import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { hrefOfAny, type PlainPageId } from '#app/routing/href.ts';
import { entryHref, type ItemPageId } from '#app/routing/entry-href.ts';
import { routeOptionsOf } from '#app/routing/table.ts';
import type { Entry } from '#content/models/entry.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenLocales } from '#content/written-locales.ts';
import type { Seo } from './seo.ts';
import { landscapeOf } from './share-picture.ts';

/** A page that falls back to English has the English canonical and is no alternate of it. */
export function entrySeo(id: ItemPageId, entry: Entry, locale: Locale): Seo {
  return addressedSeo(entry, locale, (other) => entryHref(id, entry, other));
}

export function addressedSeo(
  entry: Entry,
  locale: Locale,
  address: (locale: Locale) => string,
): Seo {
  const written = writtenLocales(entry);
  return {
    title: inLocale(entry.seo_title, locale) ?? inLocale(entry.title, locale) ?? '',
    description: inLocale(entry.seo_description, locale) ?? inLocale(entry.excerpt, locale) ?? '',
    image: landscapeOf(entry.seo_image ?? entry.image),
    canonical: address(languageOf(written, locale)),
    alternates: alternatesIn(written, address),
  };
}

export function pageSeo(
  id: PlainPageId,
  locale: Locale,
  { title, description, image }: Pick<Seo, 'title' | 'description' | 'image'>,
): Seo {
  const address = (other: Locale) => hrefOfAny(id, {}, other);
  return {
    title,
    description,
    image,
    canonical: address(locale),
    alternates: alternatesIn(LOCALES, address),
    isUnlisted: routeOptionsOf(id).noindex,
  };
}

export function alternatesIn(locales: readonly Locale[], address: (locale: Locale) => string) {
  return Object.fromEntries(locales.map((locale) => [locale, address(locale)] as const));
}

/** The language in which something is shown: another one if the translation is missing. */
export function languageOf(written: readonly Locale[], locale: Locale): Locale {
  return written.includes(locale) ? locale : (written[0] ?? DEFAULT_LOCALE);
}
