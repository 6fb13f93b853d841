declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The four signals of Google's consent mode, version 2. */
export const signals = (state: 'denied' | 'granted') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

/** Google's script tells commands from other entries by their being an `arguments`. */
export function gtag(..._values: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}

/** Denies everything, before anything of Google is there. Asks nobody. */
export function denyAnalytics(): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  gtag('consent', 'default', signals('denied'));
}
