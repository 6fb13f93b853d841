import { needsMarketingConsent } from '#app/cookies/cookie-list.ts';
import { GOOGLE_ALLOWED, MARKETING_ALLOWED, type Choice } from './consent-cookies.ts';

export type CookieChanges = {
  set: { name: string; value: string; days: number }[];
  remove: string[];
};

/** Cookies to set and delete after a choice; without marketing, all marketing cookies go. */
export function choiceChanges(choice: Choice, present: readonly string[]): CookieChanges {
  return {
    set: [
      ...(choice.marketing ? [MARKETING_ALLOWED] : []),
      ...(choice.google ? [GOOGLE_ALLOWED] : []),
    ],
    remove: [
      ...(choice.marketing ? [] : [MARKETING_ALLOWED.name]),
      ...(choice.google ? [] : [GOOGLE_ALLOWED.name]),
      ...(choice.marketing ? [] : present.filter(needsMarketingConsent)),
    ],
  };
}
