import type { FieldValue } from '../inbox/kept-submission.ts';
import type { Locale } from '../locales.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

/** A field's value as text; undefined if it is empty. */
export function describeField(
  name: string,
  value: FieldValue | undefined,
  locale: Locale,
): string | undefined {
  const { values, categories } = MAIL_TEXTS[locale];
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (typeof value === 'number') return String(value);
  if (name === 'stay' || name === 'salutation') return known(values, value) ?? value;
  if (name === 'category') return known(categories, value) ?? value;
  if (name === 'country') return countryName(value, locale);
  return name === 'start' || name === 'end' ? dayOf(value, locale) : value;
}

function known(values: Readonly<Record<string, string>>, value: string): string | undefined {
  return Object.hasOwn(values, value) ? values[value] : undefined;
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

function dayOf(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
