import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { unitsOf } from '@clinic/cms/clinic-config/currency';
import { languageTag, type Locale } from '@clinic/cms/clinic-config/locales';

/** 11. Oktober 2026, whatever the time zone of the process. */
export function formatDate(day: string, locale: Locale): string {
  const time = new Date(`${day}T00:00:00Z`);
  // An invalid day is shown as it is written, so that the page does not fail.
  if (Number.isNaN(time.getTime())) return day;
  return new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(time);
}

const pad = (part: number) => String(part).padStart(2, '0');

/** Like a clock: 06:52, and 1:02:05 from one hour on. */
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

/** EUR 4’800. The amount is stored in the currency's smallest unit, such as cents. */
export function formatPrice(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(CLINIC.languages[locale]?.formats ?? locale, {
    style: 'currency',
    currency: CLINIC.currency,
    maximumFractionDigits: 0,
    // By default, Italian groups five digits but not four.
    useGrouping: 'always',
  })
    .format(amount / unitsOf())
    .replaceAll("'", '’');
}

/** Always with one decimal, so that a whole number does not look like another scale. */
export function formatRating(rating: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}

/** The name of a language within a sentence of another one: German, Deutsch, tedesco. */
export function languageName(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

/** The name of a language standing alone, with a capital letter in every language. */
export function languageLabel(language: Locale, locale: Locale): string {
  const name = languageName(language, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
