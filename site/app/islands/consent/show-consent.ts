import { readCookie } from '#app/islands/cookies/browser-cookies.ts';

/** Tells the styles by classes: everyone gets the same HTML, and nothing may flash. */
export function showConsent(): void {
  const { classList } = document.documentElement;
  classList.toggle('cookies-undecided', readCookie('hide_cookie_banner') === undefined);
  classList.toggle('google-allowed', readCookie('consent_google') !== undefined);
}
