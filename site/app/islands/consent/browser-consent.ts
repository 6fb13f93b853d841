import { choiceChanges } from '#app/consent/choice-changes.ts';
import {
  DECIDED,
  GOOGLE_ALLOWED,
  MARKETING_ALLOWED,
  type Choice,
} from '#app/consent/consent-cookies.ts';
import {
  cookieNames,
  deleteCookie,
  readCookie,
  writeCookie,
} from '#app/islands/cookies/browser-cookies.ts';
import { showConsent } from './show-consent.ts';

const EVENT = 'consent';

export function readConsent(): Choice {
  return {
    marketing: readCookie(MARKETING_ALLOWED.name) !== undefined,
    google: readCookie(GOOGLE_ALLOWED.name) !== undefined,
  };
}

/** The caller must announce the choice or reload the page afterwards. */
export function storeChoice(choice: Choice): void {
  const { set, remove } = choiceChanges(choice, cookieNames());
  for (const { name, value, days } of set) writeCookie(name, value, days);
  for (const name of remove) deleteCookie(name);
}

export function storeDecision(): void {
  writeCookie(DECIDED.name, DECIDED.value, DECIDED.days);
}

export function allowGoogle(): void {
  writeCookie(GOOGLE_ALLOWED.name, GOOGLE_ALLOWED.value, GOOGLE_ALLOWED.days);
  announceConsent();
}

export function announceConsent(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Consent may change on this page, in another tab, or while the page is in the bfcache. */
export function onConsentChange(listener: () => void): void {
  const changed = () => {
    showConsent();
    listener();
  };
  window.addEventListener(EVENT, changed);
  window.addEventListener('pageshow', changed);
  document.addEventListener('visibilitychange', changed);
}
