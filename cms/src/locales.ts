/** The languages of the clinic. English is the default and what the others fall back to. */
export const LOCALES = ['en', 'de', 'it'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export type LocaleEntry = {
  code: Locale;
  /** The language as browsers and search engines know it. */
  iso: string;
  /** As its speakers call it. */
  name: string;
  /** The words of the site, in site/app/messages. */
  file: string;
};

export const LOCALE_ENTRIES: Readonly<Record<Locale, LocaleEntry>> = {
  en: { code: 'en', iso: 'en-US', name: 'English', file: 'en.json' },
  de: { code: 'de', iso: 'de-DE', name: 'Deutsch', file: 'de.json' },
  it: { code: 'it', iso: 'it-IT', name: 'Italiano', file: 'it.json' },
};

/** A text for the studio's own interface. */
export type Label = Record<Locale, string>;
