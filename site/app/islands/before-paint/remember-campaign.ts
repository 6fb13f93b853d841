import { DECIDED, GOOGLE_ALLOWED, MARKETING_ALLOWED } from '#app/consent/consent-cookies.ts';
import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';
import { CAMPAIGN_WORDS, campaignOf, clickIdOf } from '#app/tracking/campaign.ts';
import { withoutGluedAddress } from '#app/tracking/glued-address.ts';

/**
 * Keeps what the link said that led here. A click on an advertisement of Google counts as consent
 * where the clinic has it so (GCLID_CONSENT), but never against what the visitor has decided; and
 * without consent its id is not kept.
 */
export function rememberCampaign(): void {
  const query = new URLSearchParams(location.search);
  for (const { name, value, days } of campaignOf(query)) writeCookie(name, value, days);
  mendCodes();

  const clickId = clickIdOf(query.get('gclid'));
  if (!clickId) return;
  const isDecided = readCookie(DECIDED.name) !== undefined;
  if (!isDecided && document.documentElement.dataset.gclidConsent === 'on') {
    for (const { name, value, days } of [MARKETING_ALLOWED, GOOGLE_ALLOWED, DECIDED]) {
      writeCookie(name, value, days);
    }
  }
  if (readCookie(MARKETING_ALLOWED.name) !== undefined) {
    writeCookie('smc_gclid', clickId, COOKIE_DAYS.smc_gclid);
  }
}

/** Cookies of earlier visits may have an address glued to them; what is left of it counts. */
function mendCodes(): void {
  for (const name of CAMPAIGN_WORDS) {
    const kept = readCookie(name) ?? '';
    const word = withoutGluedAddress(kept);
    if (word !== kept) writeCookie(name, word, word ? COOKIE_DAYS[name] : 0);
  }
}
