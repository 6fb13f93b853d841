import { LOCALES, type Label, type Locale } from '../locales.ts';

const NAMES: Record<Locale, Label> = {
  en: { en: 'English', de: 'Englisch', it: 'Inglese' },
  de: { en: 'German', de: 'Deutsch', it: 'Tedesco' },
  it: { en: 'Italian', de: 'Italienisch', it: 'Italiano' },
};

/** The languages of the clinic as the choices of a field, in the editor's words. */
export const LANGUAGE_OPTIONS = LOCALES.map((value) => ({ value, label: NAMES[value] }));
