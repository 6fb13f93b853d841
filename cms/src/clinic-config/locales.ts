import { CLINIC } from './clinic.ts';

export type Locale = string;

export const LOCALES: readonly Locale[] = Object.keys(CLINIC.languages);

/** Its pages have addresses without a prefix; it stands in for what other languages lack. */
export const DEFAULT_LOCALE: Locale = CLINIC.defaultLanguage;

export type LocaleEntry = {
  code: Locale;
  /** The language tag for dates, and for the metadata of shared pages. */
  iso: string;
  name: string;
  /** The file of the site's messages, in site/app/messages. */
  file: string;
};

export const LOCALE_ENTRIES: readonly LocaleEntry[] = Object.entries(CLINIC.languages).map(
  ([code, { name, tag }]) => ({ code, iso: tag, name, file: `${code}.json` }),
);

export function isLocale(text: string | null | undefined): text is Locale {
  return text !== null && text !== undefined && Object.hasOwn(CLINIC.languages, text);
}

/** The language tag for browsers and search engines. */
export function languageTag(locale: Locale): string {
  return CLINIC.languages[locale]?.tag ?? locale;
}
