import { onConsentChange, readConsent } from '#app/islands/consent/browser-consent.ts';
import { denyAnalytics } from '#app/islands/tracking/gtag.ts';

/** Google Analytics, where the operator has set an id and for visitors who agree to it. */
export function analytics(): void {
  const { analytics: id } = document.documentElement.dataset;
  if (!id) return;
  denyAnalytics();

  const follow = async (isSeenAgain = false) => {
    if (!readConsent().marketing && !window.gtag) return;
    // What cannot be loaded is not worth a page load: many browsers keep such scripts out.
    const part = await import('#app/islands/tracking/analytics.ts').catch(() => undefined);
    // Asked anew: loading took a while.
    part?.followDecision(id, readConsent().marketing);
    if (isSeenAgain) part?.trackPage();
  };
  void follow();
  onConsentChange(() => void follow());
  // Going back shows a page of the browser's memory, and it is seen once more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.gtag) void follow(true);
  });
}
