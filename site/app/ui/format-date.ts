import type { Locale } from '@alpsera/cms/locales';

const LANGUAGE: Record<Locale, string> = { en: 'en-US', de: 'de-DE', it: 'it-IT' };

/** A calendar day in words: 11. Oktober 2026. It is the same day wherever the reader is. */
export function formatDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(LANGUAGE[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
