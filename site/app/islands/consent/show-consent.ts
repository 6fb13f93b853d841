import { readCookie } from '#app/islands/cookies/browser-cookies.ts';

/**
 * Classes of the page by which styles know the visitor's choice: the same HTML goes to everyone, and
 * nothing may flash. `cookie-card-open` beside them means that the visitor asked for the card.
 */
export function showConsent(): void {
  const { classList } = document.documentElement;
  classList.toggle('cookies-undecided', readCookie('hide_cookie_banner') === undefined);
  classList.toggle('google-allowed', readCookie('consent_google') !== undefined);
}
