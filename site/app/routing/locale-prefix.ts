import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';

/** The default language has no prefix, but its code as a prefix leads to the same pages. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : locale;
}
