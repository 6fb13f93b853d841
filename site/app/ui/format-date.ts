import { LOCALE_ENTRIES, type Locale } from '@alpsera/cms/locales';

/** A calendar day in words: 11. Oktober 2026. It is the same day wherever the reader is. */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_ENTRIES[locale].iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
