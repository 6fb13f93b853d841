import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';
import { homeLanguage } from '#app/language/home-language.ts';
import { LOCALE_PREFIX } from '#app/routing/locale-prefix.ts';

const COOKIE = 'language';

/** If the other page cannot be reached, this one must not stay invisible. */
const SHOW_ANYWAY_MS = 3_000;

/** Leads from the bare home page to the visitor's language, with nothing shown in between. */
export function openHomeInLanguage(): void {
  const { store, open } = homeLanguage({
    ...{ pathname: location.pathname, search: location.search, hash: location.hash },
    ...{ referrer: document.referrer, origin: location.origin },
    ...{ stored: readCookie(COOKIE), browser: navigator.language },
  });
  if (store) writeCookie(COOKIE, store, COOKIE_DAYS.language);
  if (!open) return;
  const { classList } = document.documentElement;
  classList.add('is-leaving');
  setTimeout(() => classList.remove('is-leaving'), SHOW_ANYWAY_MS);
  location.replace(`/${LOCALE_PREFIX[open]}`);
}

/** The choice counts from the click on, so that the page it leads to already knows it. */
export function rememberChosenLanguage(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLElement>('[data-language]');
      if (!link?.dataset.language) return;
      writeCookie(COOKIE, link.dataset.language, COOKIE_DAYS.language);
      // The same place in the other language: the server does not know it.
      if (link instanceof HTMLAnchorElement) link.hash = location.hash;
    },
    true,
  );
}
