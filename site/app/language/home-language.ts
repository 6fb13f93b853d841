import { DEFAULT_LOCALE, LOCALES, type Locale } from '@alpsera/cms/locales';

/** What a browser says about the visit. */
export type Visit = {
  pathname: string;
  search: string;
  hash: string;
  /** The address of the page before, if the browser tells. */
  referrer: string;
  origin: string;
  /** The language that this visitor chose or was given before. */
  stored: string | undefined;
  /** The language of the browser, as `de-CH`. */
  browser: string;
};

export type Decision = { store?: Locale; open?: Locale };

/**
 * Which language the bare home page is shown in: the remembered one, else the browser's, which is
 * remembered. An address that says more is left alone, and so is a visitor who comes from one of
 * our own pages and has chosen the English home page there.
 */
export function homeLanguage(visit: Visit): Decision {
  const { pathname, search, hash, referrer, origin, stored, browser } = visit;
  if (pathname !== '/' || search !== '' || hash !== '') return {};
  if (referrer.startsWith(`${origin}/`)) return {};
  const known = LOCALES.find((locale) => locale === stored);
  const spoken = LOCALES.find((locale) => locale === browser.toLowerCase().split('-')[0]);
  const language = known ?? spoken ?? DEFAULT_LOCALE;
  return {
    ...(!known && { store: language }),
    ...(language !== DEFAULT_LOCALE && { open: language }),
  };
}
