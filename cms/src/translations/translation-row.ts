import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';

/** `older`: published before the source changed. `changed`: published, with a newer draft. */
export const TRANSLATION_STATES = ['published', 'older', 'changed', 'draft', 'missing'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export type TranslationRow = {
  collection?: string;
  id?: string;
  /** The name under which saves of the entry or global are counted. */
  document: string;
  title: string;
  href: string;
  states: Readonly<Record<Locale, TranslationState>>;
  /** The fields of a global that are written in the default language and not in this one. */
  lacks?: Readonly<Record<Locale, readonly string[]>>;
};

export function byLocale<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)]));
}

export type Status = Partial<Record<Locale, string>> | string | null | undefined;

export const isUnpublished = (state: TranslationState | undefined) =>
  state === 'draft' || state === 'changed';

export function statusIn(status: Status, locale: Locale): string | undefined {
  return typeof status === 'string' ? status : status?.[locale];
}

/** By the status of the latest draft and of what visitors see, and by when the words changed. */
export function stateIn(
  locale: Locale,
  status: Status,
  live: Status,
  changed: Partial<Record<Locale, Date>> = {},
): TranslationState {
  if (statusIn(status, locale) !== 'published') {
    return statusIn(live, locale) === 'published' ? 'changed' : 'draft';
  }
  const [own, source] = [changed[locale], changed[DEFAULT_LOCALE]];
  return source && (!own || own < source) && own !== source ? 'older' : 'published';
}
