import { DECIDED, GOOGLE_ALLOWED, MARKETING_ALLOWED } from '#app/consent/consent-cookies.ts';
import { COOKIE_DAYS } from '#app/constants.ts';
import { readCookie, writeCookie } from '#app/islands/cookies/browser-cookies.ts';
import {
  CAMPAIGN_PARAMETERS,
  campaignOf,
  clickIdOf,
  campaignValue,
} from '#app/tracking/campaign.ts';

/**
 * Stores the campaign parameters of the address in cookies. A click on a Google ad counts as
 * consent if the clinic has enabled that (GCLID_CONSENT), but never overrides the visitor's
 * decision. Without consent the click id is not stored.
 */
export function rememberCampaign(): void {
  const query = new URLSearchParams(location.search);
  for (const { name, value, days } of campaignOf(query)) writeCookie(name, value, days);
  mendStoredValues();

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

/** Cuts off addresses that mail programs glued to the values of earlier visits' cookies. */
function mendStoredValues(): void {
  for (const name of CAMPAIGN_PARAMETERS) {
    const kept = readCookie(name) ?? '';
    const word = campaignValue(name, kept);
    if (word !== kept) writeCookie(name, word, word ? COOKIE_DAYS[name] : 0);
  }
}
