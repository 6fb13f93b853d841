/** The languages of the clinic. English is the default and what the others fall back to. */
export const LOCALES = ['en', 'de', 'it'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** A text for the studio's own interface. */
export type Label = Record<Locale, string>;
