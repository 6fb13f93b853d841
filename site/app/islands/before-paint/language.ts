import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';
import { homeLanguage } from '#app/language/home-language.ts';
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

/** Stores the choice on click, so that the target page already knows it. */
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
