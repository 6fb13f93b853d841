import { LOCALES, type Locale } from '@alpsera/cms/locales';
import type { Entry } from './models/entry.ts';

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
