import { needsMarketingConsent } from '#app/cookies/cookie-list.ts';
import { GOOGLE_ALLOWED, MARKETING_ALLOWED, type Choice } from './consent-cookies.ts';

/** Cookies to set, and names of those to remove. */
export type CookieChanges = {
  set: { name: string; value: string; days: number }[];
  remove: string[];
};

/**
 * What a choice does to the cookies; browser and server both go by this. Without consent to
 * marketing, everything goes that it had brought.
 */
export function choiceChanges(choice: Choice, present: readonly string[]): CookieChanges {
  const withdrawn = choice.marketing ? [] : present.filter(needsMarketingConsent);
  return {
    set: [
      ...(choice.marketing ? [MARKETING_ALLOWED] : []),
      ...(choice.google ? [GOOGLE_ALLOWED] : []),
    ],
    remove: [
      ...(choice.marketing ? [] : [MARKETING_ALLOWED.name]),
      ...(choice.google ? [] : [GOOGLE_ALLOWED.name]),
      ...withdrawn,
    ],
  };
}
