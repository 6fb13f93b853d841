import { COOKIE_DAYS } from '#app/constants.ts';

/**
 * What a cookie is for. Functional ones make the site work; a campaign's come with the link that
 * led here; those of marketing exist only with the visitor's consent and go with it.
 */
export type CookieGroup = 'functional' | 'campaign' | 'marketing';

/** Every cookie of our own. One without a place here does not compile, so the privacy page has all. */
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

/** What Google Analytics sets on our address. Shorter than its own default, and than the consent. */
export const ANALYTICS_COOKIE_DAYS = 90;
const ANALYTICS = { ga: '_ga', gaProperty: '_ga_*', gcl: '_gcl_*' } as const;

type CookieKey = keyof typeof OWN | keyof typeof ANALYTICS;

export type ListedCookie = {
  key: CookieKey;
  /** As browsers show it; a star stands for what differs. Messages of the header have an id each. */
  name: string | undefined;
  days: number;
  group: CookieGroup;
};

/** The cookies that this site may set, those of analytics only where there is any. */
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

/** Whether a cookie may stay only as long as the visitor agrees to marketing. */
export function needsMarketingConsent(name: string): boolean {
  return listCookies(true).some(
    (cookie) => cookie.group === 'marketing' && matches(cookie.name ?? '', name),
  );
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
