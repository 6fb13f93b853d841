import { COOKIE_DAYS } from '#app/constants.ts';

export type Choice = { marketing: boolean; google: boolean };

/** The action of the card's form, and a style sheet that replaces scripts where there are none. */
export const CONSENT_PATH = '/consent';
export const CONSENT_STATE_PATH = '/consent/state.css';

export const MARKETING_ALLOWED = yes('consent_marketing');
/** Google's videos and maps load without asking. */
export const GOOGLE_ALLOWED = yes('consent_google');
/** The visitor has decided, so the card does not ask again. */
export const DECIDED = yes('hide_cookie_banner');

/** A cookie that means yes; its absence means no. */
function yes(name: 'consent_marketing' | 'consent_google' | 'hide_cookie_banner') {
  return { name, value: 'true', days: COOKIE_DAYS[name] } as const;
}

export const CARD_ID = 'cookie-card';
export const CARD_STATUS_ID = 'cookie-card-status';

export const COOKIE_LIST_ID = 'cookie-list';
