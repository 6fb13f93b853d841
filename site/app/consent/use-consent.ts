import { useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from './browser-consent.ts';
import type { Choice } from './consent-cookies.ts';

/** Whether the visitor allows it, now and after every change. Never so in the HTML of the server. */
export function useConsent(category: keyof Choice): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => readConsent()[category],
    () => false,
  );
}
