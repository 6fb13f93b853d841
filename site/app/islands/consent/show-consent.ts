import { readCookie } from '#app/islands/cookies/browser-cookies.ts';

/** Sets classes for the styles: the HTML is the same for everyone, and nothing may flash. */
export function showConsent(): void {
  const { classList } = document.documentElement;
  classList.toggle('cookies-undecided', readCookie('hide_cookie_banner') === undefined);
  classList.toggle('google-allowed', readCookie('consent_google') !== undefined);
}
