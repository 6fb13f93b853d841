import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';
import { localePrefix } from '#app/routing/locale-prefix.ts';

const COOKIE = 'language';

/** If the redirect fails, the page becomes visible again after this time. */
const SHOW_ANYWAY_MS = 3_000;

/** Redirects from the bare home page to the visitor's language, hiding the page meanwhile. */
export function openHomeInLanguage(): void {
  const { store, open } = homeLanguage({
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    referrer: document.referrer,
    origin: location.origin,
    stored: readCookie(COOKIE),
    browser: navigator.language,
  });
  if (store) writeCookie(COOKIE, store, COOKIE_DAYS.language);
  if (!open) return;
  const { classList } = document.documentElement;
  classList.add('is-leaving');
  setTimeout(() => classList.remove('is-leaving'), SHOW_ANYWAY_MS);
  location.replace(`/${localePrefix(open)}`);
}

/** Stores the language on the click on its link, so that the target page already knows it. */
export function rememberChosenLanguage(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLElement>('[data-language]');
      if (!link?.dataset.language) return;
      writeCookie(COOKIE, link.dataset.language, COOKIE_DAYS.language);
      // Keeps the fragment, which the server does not know, in the other language.
      if (link instanceof HTMLAnchorElement) link.hash = location.hash;
    },
    true,
  );
}

/** Browser data that the decision depends on. */
export type Visit = {
  pathname: string;
  search: string;
  hash: string;
  /** Empty if the browser sends none. */
  referrer: string;
  origin: string;
  /** The language stored in the cookie on an earlier visit. */
  stored: string | undefined;
  /** The browser's language, such as `de-CH`. */
  browser: string;
};

type Decision = { store?: Locale; open?: Locale };

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
