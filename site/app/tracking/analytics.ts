import { ANALYTICS_COOKIE_DAYS } from '../cookies/cookie-list.ts';
import { cleanAddress } from './clean-address.ts';
import { takeReferrer } from './first-referrer.ts';

/** The four signals of Google's consent mode, version 2. */
const signals = (state: 'denied' | 'granted') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's own way to stop a property, by a name that it looks for. */
const stopSwitch = (id: string) => `ga-disable-${id}`;

/** Google's script tells commands from other entries by their being an `arguments`. */
function gtag(..._values: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}

/** Denies everything, before anything of Google is there. Asks nobody. */
export function denyAnalytics(): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  gtag('consent', 'default', signals('denied'));
}

/** Loads Google's script with everything granted. Call it only when the visitor has agreed. */
export function loadAnalytics(id: string): void {
  if (window.gtag) return;
  Reflect.set(window, stopSwitch(id), false);
  window.gtag = gtag;
  gtag('consent', 'update', signals('granted'));
  gtag('js', new Date());
  gtag('config', id, {
    // Page views are told one by one, with an address that is cleaned first.
    send_page_view: false,
    page_location: cleanAddress(location.href),
    page_referrer: cameFrom(),
    // For this host alone, so that withdrawing can remove them.
    cookie_domain: location.hostname,
    cookie_expires: ANALYTICS_COOKIE_DAYS * 24 * 60 * 60,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    // Who reads about an illness shall not be followed by advertisements for it.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Stops what is already running; the next page does not load it at all. */
export function stopAnalytics(id: string): void {
  if (!window.gtag) return;
  gtag('consent', 'update', signals('denied'));
  Reflect.set(window, stopSwitch(id), true);
  delete window.gtag;
}

let referrer: string | undefined;

/** Where the visitor was before this site. */
function cameFrom(): string {
  referrer ??= cleanAddress(takeReferrer() ?? document.referrer);
  return referrer;
}

let lastPage: string | undefined;

/** A page was seen; the same one twice in a row counts once. */
export function trackPage(address: string): void {
  const page = cleanAddress(address);
  if (!window.gtag || page === lastPage) return;
  // Later events of the same page get the cleaned address too.
  const place = {
    page_location: page,
    page_referrer: lastPage ?? cameFrom(),
    page_title: document.title,
  };
  lastPage = page;
  gtag('set', place);
  gtag('event', 'page_view', place);
}
