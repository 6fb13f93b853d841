import { onConsentChange, readConsent } from '#app/islands/consent/browser-consent.ts';
import { denyAnalytics } from '#app/islands/tracking/gtag.ts';

/** Google Analytics, if the operator has set an id and the visitor consents. */
export function analytics(): void {
  const { analytics: id } = document.documentElement.dataset;
  if (!id) return;
  denyAnalytics();

  const follow = async (isSeenAgain = false) => {
    if (!readConsent().marketing && !window.gtag) return;
    // A failed import does not reload the page: many browsers block such scripts.
    const part = await import('#app/islands/tracking/analytics.ts').catch(() => undefined);
    // Read again, because the import took a while.
    part?.applyConsent(id, readConsent().marketing);
    if (isSeenAgain) part?.trackPage();
  };
  void follow();
  onConsentChange(() => void follow());
  // Going back restores the page from the bfcache, which counts as another page view.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.gtag) void follow(true);
  });
}
