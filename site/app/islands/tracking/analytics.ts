import { ANALYTICS_COOKIE_DAYS } from '#app/cookies/cookie-list.ts';
import { cleanAddress } from './clean-address.ts';
import { takeReferrer } from './first-referrer.ts';
import { gtag, signals } from './gtag.ts';

/** Google's own way to stop a property, by a name that it looks for. */
const stopSwitch = (id: string) => `ga-disable-${id}`;

/** Goes by what the visitor has decided by now; a page is told as seen when it begins to be. */
export function followDecision(id: string, isAllowed: boolean): void {
  if (!isAllowed) stopAnalytics(id);
  else if (!window.gtag) {
    loadAnalytics(id);
    trackPage();
  }
}

/** Loads Google's script with everything granted. */
function loadAnalytics(id: string): void {
  Reflect.set(window, stopSwitch(id), false);
  window.gtag = gtag;
  gtag('consent', 'update', signals('granted'));
  gtag('js', new Date());
  gtag('config', id, {
    // Page views are told by ourselves, with an address that is cleaned first.
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
function stopAnalytics(id: string): void {
  if (!window.gtag) return;
  gtag('consent', 'update', signals('denied'));
  Reflect.set(window, stopSwitch(id), true);
  delete window.gtag;
}

let referrer: string | undefined;

/** Where the visitor was before this page. */
function cameFrom(): string {
  referrer ??= cleanAddress(takeReferrer() ?? document.referrer);
  return referrer;
}

/** The page was seen. */
export function trackPage(): void {
  if (!window.gtag) return;
  // Later events of the same page get the cleaned address too.
  const place = {
    page_location: cleanAddress(location.href),
    page_referrer: cameFrom(),
    page_title: document.title,
  };
  gtag('set', place);
  gtag('event', 'page_view', place);
}
