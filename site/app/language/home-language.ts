import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';

/** Browser data that the decision depends on. */
export type Visit = {
  pathname: string;
  search: string;
  hash: string;
  /** The referrer, if the browser sends one. */
  referrer: string;
  origin: string;
  /** The language stored in the cookie on an earlier visit. */
  stored: string | undefined;
  /** The browser's language, such as `de-CH`. */
  browser: string;
};

export type Decision = { store?: Locale; open?: Locale };

/**
 * The language of the bare home page: the stored one, else the browser's, which is then stored. It
 * does not apply to addresses with a query or fragment, nor to visitors coming from one of our own
 * pages, who have chosen the English home page there.
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
