import { expect, it } from 'vitest';
import { COOKIE_DAYS } from '#app/constants.ts';
import { cookieDomains } from './cookie-domains.ts';
import { listCookies, needsMarketingConsent } from './cookie-list.ts';

it('lists every cookie with the lifetime that the code gives it', () => {
  const days = Object.fromEntries(listCookies(false).map((cookie) => [cookie.key, cookie.days]));
  expect(days).toEqual(COOKIE_DAYS);
  expect(days).toEqual({
    language: 365,
    consent_marketing: 365,
    consent_google: 365,
    hide_cookie_banner: 365,
    utm_source: 180,
    utm_campaign: 180,
    label: 180,
    discount: 7,
    smc_gclid: 30,
    headerMessage: 7,
  });
});

const names = (hasAnalytics: boolean) => listCookies(hasAnalytics).map(({ name }) => name);

it('lists the cookies of analytics only if it is enabled', () => {
  expect(names(false)).not.toContain('_ga');
  expect(names(true)).toEqual(expect.arrayContaining(['_ga', '_ga_*', '_gcl_*']));
});

it.each([
  ['smc_gclid', true],
  ['_ga', true],
  ['_ga_ABC123', true],
  ['_gcl_au', true],
  ['_garden', false],
  ['utm_source', false],
  ['discount', false],
  ['consent_google', false],
  ['', false],
])('%s needs consent to marketing: %s', (name, needs) => {
  expect(needsMarketingConsent(name)).toBe(needs);
});

it.each([
  ['localhost', []],
  ['127.0.0.1', []],
  ['clinic.example', ['clinic.example']],
  ['www.clinic.example', ['www.clinic.example', 'clinic.example']],
])('a cookie seen at %s may belong to %j', (hostname, domains) => {
  expect(cookieDomains(hostname)).toEqual(domains);
});
