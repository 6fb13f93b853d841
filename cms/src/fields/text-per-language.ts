import type { TextField } from 'payload';
import { withFieldLanguage } from '../access/translated-fields.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../clinic-config/locales.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { languageName } from './language-options.ts';

type Text = Pick<TextField, 'maxLength'> & { name: string; label: Label };

/** The name of a field in a language: `caption_de`, but `caption` in the default language. */
export function nameInLanguage(name: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? name : `${name}_${locale}`;
}

/**
 * One plain field per language, for rows of lists: when one language is published, Payload merges
 * localised rows by position, so moved rows would swap the texts of the other languages.
 */
export function textPerLanguage({ name, label, maxLength }: Text): TextField[] {
  return LOCALES.map((locale) => ({
    name: nameInLanguage(name, locale),
    type: 'text',
    ...withFieldLanguage(locale),
    ...(maxLength && { maxLength }),
    label: {
      en: `${label.en}, ${languageName(locale, 'en')}`,
      de: `${label.de}, ${languageName(locale, 'de')}`,
      it: `${label.it}, ${languageName(locale, 'it')}`,
    },
  }));
}
