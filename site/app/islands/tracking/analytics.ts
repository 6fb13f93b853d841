import { ANALYTICS_COOKIE_DAYS } from '#app/cookies/cookie-list.ts';
import { cleanUrl } from './track.ts';
import { takeReferrer } from './first-referrer.ts';
import { gtag, signals } from './gtag.ts';

/** The property of `window` by which Google's script can be switched off. */
const offSwitch = (id: string) => `ga-disable-${id}`;

export function applyConsent(id: string, isAllowed: boolean): void {
  if (!isAllowed) stopAnalytics(id);
  else if (!window.gtag) {
    loadAnalytics(id);
    trackPage();
  }
}

function loadAnalytics(id: string): void {
  Reflect.set(window, offSwitch(id), false);
  window.gtag = gtag;
  gtag('consent', 'update', signals('granted'));
  gtag('js', new Date());
  gtag('config', id, {
    // We send page views ourselves, with a cleaned address.
    send_page_view: false,
    page_location: cleanUrl(location.href),
    page_referrer: pageReferrer(),
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
  Reflect.set(window, offSwitch(id), true);
  delete window.gtag;
}

let referrer: string | undefined;

function pageReferrer(): string {
  return (referrer ??= cleanUrl(takeReferrer() ?? document.referrer));
}

export function trackPage(): void {
  if (!window.gtag) return;
  // `set` gives the cleaned address to later events of this page too.
  const place = {
    page_location: cleanUrl(location.href),
    page_referrer: pageReferrer(),
    page_title: document.title,
  };
  gtag('set', place);
  gtag('event', 'page_view', place);
}
