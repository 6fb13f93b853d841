/** The languages of the clinic. English is the default and the fallback of the others. */
export const LOCALES = ['en', 'de', 'it'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export type LocaleEntry = {
  code: Locale;
  /** The language tag by which dates are written, and which shared pages name. */
  iso: string;
  /** The language's name in the language itself. */
  name: string;
  /** The file of the site's messages, in site/app/messages. */
  file: string;
};

export const LOCALE_ENTRIES: Readonly<Record<Locale, LocaleEntry>> = {
  en: { code: 'en', iso: 'en-US', name: 'English', file: 'en.json' },
  de: { code: 'de', iso: 'de-DE', name: 'Deutsch', file: 'de.json' },
  it: { code: 'it', iso: 'it-IT', name: 'Italiano', file: 'it.json' },
};

/** A text for the studio's own interface. */
export type Label = Record<Locale, string>;

/** The language in which somebody reads the studio. */
export function readerLocale(language: string | undefined): Locale {
  return LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
}
