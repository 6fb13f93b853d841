import { ANALYTICS_COOKIE_DAYS } from '#app/cookies/cookie-list.ts';
import { cleanUrl } from './track.ts';
import { takeReferrer } from './first-referrer.ts';
import { gtag, signals } from './gtag.ts';

/** Of the window: Google's own switch. */
const stopSwitch = (id: string) => `ga-disable-${id}`;

export function applyConsent(id: string, isAllowed: boolean): void {
  if (!isAllowed) stopAnalytics(id);
  else if (!window.gtag) {
    loadAnalytics(id);
    trackPage();
  }
}

function loadAnalytics(id: string): void {
  Reflect.set(window, stopSwitch(id), false);
  window.gtag = gtag;
  gtag('consent', 'update', signals('granted'));
  gtag('js', new Date());
  gtag('config', id, {
    // We send page views ourselves, with a cleaned address.
    send_page_view: false,
    page_location: cleanUrl(location.href),
    page_referrer: cameFrom(),
    // Limited to this host, so that withdrawing consent can delete the cookies.
    cookie_domain: location.hostname,
    cookie_expires: ANALYTICS_COOKIE_DAYS * 24 * 60 * 60,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    // Visitors who read about an illness must not be targeted with ads for it.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function stopAnalytics(id: string): void {
  if (!window.gtag) return;
  gtag('consent', 'update', signals('denied'));
  Reflect.set(window, stopSwitch(id), true);
  delete window.gtag;
}

let referrer: string | undefined;

function cameFrom(): string {
  return (referrer ??= cleanUrl(takeReferrer() ?? document.referrer));
}

export function trackPage(): void {
  if (!window.gtag) return;
  // Later events of this page also get the cleaned address.
  const place = {
    page_location: cleanUrl(location.href),
    page_referrer: cameFrom(),
    page_title: document.title,
  };
  gtag('set', place);
  gtag('event', 'page_view', place);
}
