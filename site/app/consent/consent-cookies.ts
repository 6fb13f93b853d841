import { COOKIE_DAYS } from '#app/constants.ts';

/** What a visitor may allow or not. Functional cookies are no choice: they are always on. */
export type Choice = { marketing: boolean; google: boolean };

/** A cookie that says yes. Its absence says no. */
type Yes = {
  name: 'consent_marketing' | 'consent_google' | 'hide_cookie_banner';
  value: 'true';
  days: number;
};

/** Where the card's form is sent, and what only browsers without scripts ask for. */
export const CONSENT_PATH = '/consent';
export const CONSENT_STATE_PATH = '/consent/state.css';

export const MARKETING_ALLOWED = yes('consent_marketing');
/** Videos and maps come without asking. */
export const GOOGLE_ALLOWED = yes('consent_google');
/** The card need not ask again. */
export const DECIDED = yes('hide_cookie_banner');

function yes(name: Yes['name']): Yes {
  return { name, value: 'true', days: COOKIE_DAYS[name] };
}
