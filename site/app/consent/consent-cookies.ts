import { COOKIE_DAYS } from '#app/constants.ts';

/** A visitor's choice. Functional cookies are not part of it, because they are always on. */
export type Choice = { marketing: boolean; google: boolean };

/** A cookie that means yes; its absence means no. */
type Yes = {
  name: 'consent_marketing' | 'consent_google' | 'hide_cookie_banner';
  value: 'true';
  days: number;
};

/** The action of the card's form, and a style sheet for browsers without scripts. */
export const CONSENT_PATH = '/consent';
export const CONSENT_STATE_PATH = '/consent/state.css';

export const MARKETING_ALLOWED = yes('consent_marketing');
/** Videos and maps load without asking. */
export const GOOGLE_ALLOWED = yes('consent_google');
/** The visitor has decided, so the card does not ask again. */
export const DECIDED = yes('hide_cookie_banner');

function yes(name: Yes['name']): Yes {
  return { name, value: 'true', days: COOKIE_DAYS[name] };
}

/** Element ids of the cookie card and of the status message after saving a choice. */
export const CARD_ID = 'cookie-card';
export const CARD_STATUS_ID = 'cookie-card-status';

/** The anchor of the cookie list on the privacy page. */
export const COOKIE_LIST_ID = 'cookie-list';
