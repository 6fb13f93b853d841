import { LOCALE_ENTRIES, type Locale } from '@alpsera/cms/locales';

/** Formats a calendar day: 11. Oktober 2026. It does not depend on the reader's time zone. */
export function formatDate(day: string, locale: Locale): string {
  const time = new Date(`${day}T00:00:00Z`);
  // A day that the calendar lacks is shown as it is written, rather than costing the page.
  if (Number.isNaN(time.getTime())) return day;
  return new Intl.DateTimeFormat(LOCALE_ENTRIES[locale].iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(time);
}

const pad = (part: number) => String(part).padStart(2, '0');

/** Formats seconds like a clock: 06:52, with hours only from one hour on. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** «123 kB», «1.4 MB»; the smallest value shown is 1 kB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE));
}

const LANGUAGE: Record<Locale, string> = { en: 'en-CH', de: 'de-CH', it: 'it-CH' };

/**
 * Amounts are stored in cents and shown in whole francs: CHF 4’800. The thousands separator varies
 * by platform; here it is always the typographic apostrophe.
 */
export function formatPrice(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(LANGUAGE[locale], {
    style: 'currency',
    currency: 'CHF',
    maximumFractionDigits: 0,
    // By default, Italian groups five digits but not four.
    useGrouping: 'always',
  })
    .format(cents / 100)
    .replaceAll("'", '’');
}

/** Always one decimal: 4.9 and 5.0, so that a whole number does not look like another scale. */
export function formatRating(rating: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
