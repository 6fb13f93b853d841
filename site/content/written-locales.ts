import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import type { Entry } from './models/entry.ts';

export function writtenLocales(entry: Pick<Entry, 'title' | 'slug'>): Locale[] {
  return LOCALES.filter((locale) => entry.title[locale] && entry.slug[locale]);
}

/** Entries written in a language: those that exist only in another are not listed in it. */
export function writtenIn<One extends Pick<Entry, 'title' | 'slug'>>(
  entries: readonly One[],
  locale: Locale,
): One[] {
  return entries.filter((entry) => writtenLocales(entry).includes(locale));
}
