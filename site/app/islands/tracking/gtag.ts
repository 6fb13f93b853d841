declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const signals = (state: 'denied' | 'granted') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
  analytics_storage: state,
});

/** Google's script recognises a command only if it is an `arguments` object. */
export function gtag(..._values: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer?.push(arguments);
}

/** Denies all consent before any script of Google loads. Sends no request. */
export function denyAnalytics(): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  gtag('consent', 'default', signals('denied'));
}
