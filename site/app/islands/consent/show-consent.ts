import { readCookie } from '#app/islands/cookies/browser-cookies.ts';

/**
 * Sets root classes that tell styles the visitor's choice: everyone gets the same HTML, and nothing
 * may flash. The class `cookie-card-open` means that the visitor asked for the card.
 */
export function showConsent(): void {
  const { classList } = document.documentElement;
  classList.toggle('cookies-undecided', readCookie('hide_cookie_banner') === undefined);
  classList.toggle('google-allowed', readCookie('consent_google') !== undefined);
}
