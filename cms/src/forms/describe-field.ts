import type { Locale } from '../clinic-config/locales.ts';
import { clinicWords, lookUpWord } from './clinic-words.ts';
import type { FieldValue, FormDefinition, FormField } from './form-field.ts';

type Line = readonly [label: string, text: string];

/** What was sent, in the order of the form; then the fields that the form does not define. */
export function describeFields(
  form: FormDefinition,
  sent: Readonly<Record<string, FieldValue>>,
  locale: Locale,
): Line[] {
  const names = new Set(form.fields.map(({ name }) => name));
  const unknown = Object.entries(sent).filter(([name]) => !names.has(name));
  return [
    ...form.fields
      .filter(({ type }) => type !== 'agreement')
      .flatMap((field) => describeField(field, sent[field.name], locale)),
    ...unknown.flatMap(([name, value]) => describeField({ name, type: 'text' }, value, locale)),
  ];
}

export function describeField(
  field: FormField,
  value: FieldValue | undefined,
  locale: Locale,
): Line[] {
  const { fields } = clinicWords(locale);
  const text = readableValue(field, value, locale);
  return text ? [[lookUpWord(fields, field.name) ?? field.name, text]] : [];
}

/** A sent value in words of a language: “Mrs.”, “Switzerland”, “Sunday, 2 January”. */
export function readableValue(
  field: Pick<FormField, 'name' | 'type'>,
  value: FieldValue | undefined,
  locale: Locale,
): string {
  const { yes, no } = clinicWords(locale);
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return String(value);
  if (field.type === 'choice') return lookUpWord(choiceWords(field.name, locale), value) ?? value;
  if (field.type === 'country') return countryName(value, locale);
  return field.type === 'day' ? dayOf(value, locale) : value;
}

function choiceWords(name: string, locale: Locale) {
  const choices: Readonly<Record<string, Record<string, string>>> = clinicWords(locale).choices;
  return choices[name] ?? {};
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

function dayOf(day: string, locale: Locale): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return day;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T12:00:00Z`));
}
