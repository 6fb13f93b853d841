import { select } from 'payload/shared';
import type { SelectFieldSingleValidation } from 'payload';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import {
  STUDIO_LANGUAGES,
  type Label,
  type StudioLanguage,
} from '../studio-words/studio-languages.ts';

/** What the studio calls a language within a sentence: German, Deutsch, tedesco. */
export function languageName(locale: Locale, language: StudioLanguage): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale;
}

/** A language's name as a label, which begins with a capital in every language. */
function languageLabel(locale: Locale): Label {
  return Object.fromEntries(
    STUDIO_LANGUAGES.map((language) => {
      const name = languageName(locale, language);
      return [language, name.charAt(0).toLocaleUpperCase(language) + name.slice(1)];
    }),
  ) as Label;
}

export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: languageLabel(value) }));

/** The languages of the clinic and of the studio: patients and sources have their own. */
export const WRITTEN_LANGUAGE_OPTIONS = [...new Set([...LOCALES, ...STUDIO_LANGUAGES])].map(
  (value) => ({ value, label: languageLabel(value) }),
);

/** What is stored in a language that the clinic has given up stays as it is, and can be saved. */
export const keptLanguage: SelectFieldSingleValidation = (value, options) =>
  (Boolean(value) && value === options.previousValue) || select(value, options);
