import { COOKIE_DAYS } from '#app/constants.ts';

/** Marketing cookies exist only with consent, and are deleted when it is withdrawn. */
export type CookieGroup = 'functional' | 'campaign' | 'marketing';

/** All our cookies: a missing one does not compile, so the privacy page lists every one. */
const OWN = {
  language: 'functional',
  hide_cookie_banner: 'functional',
  consent_google: 'functional',
  consent_marketing: 'functional',
  headerMessage: 'functional',
  utm_source: 'campaign',
  utm_campaign: 'campaign',
  label: 'campaign',
  discount: 'campaign',
  smc_gclid: 'marketing',
} as const satisfies Record<keyof typeof COOKIE_DAYS, CookieGroup>;

/** Lifetime of Google Analytics' cookies: shorter than Google's default, and than the consent. */
export const ANALYTICS_COOKIE_DAYS = 90;
const ANALYTICS = { ga: '_ga', gaProperty: '_ga_*', gcl: '_gcl_*' } as const;

export type ListedCookie = {
  key: keyof typeof OWN | keyof typeof ANALYTICS;
  /** A star is a wildcard. Undefined for header messages, whose cookies are named by their ids. */
  name: string | undefined;
  days: number;
  group: CookieGroup;
};

export function listCookies(hasAnalytics: boolean): ListedCookie[] {
  const own = (Object.keys(OWN) as (keyof typeof OWN)[]).map((key) => ({
    key,
    name: key === 'headerMessage' ? undefined : key,
    days: COOKIE_DAYS[key],
    group: OWN[key],
  }));
  if (!hasAnalytics) return own;
  const foreign = (Object.keys(ANALYTICS) as (keyof typeof ANALYTICS)[]).map((key) => ({
    key,
    name: ANALYTICS[key],
    days: ANALYTICS_COOKIE_DAYS,
    group: 'marketing' as const,
  }));
  return [...own, ...foreign];
}

export function needsMarketingConsent(name: string): boolean {
  return listCookies(true).some(
    (cookie) => cookie.group === 'marketing' && matches(cookie.name ?? '', name),
  );
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
