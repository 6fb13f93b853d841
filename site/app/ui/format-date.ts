import { LOCALE_ENTRIES, type Locale } from '@alpsera/cms/locales';

/** Formats a calendar day: 11. Oktober 2026. It does not depend on the reader's time zone. */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_ENTRIES[locale].iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
