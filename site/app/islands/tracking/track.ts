import type { Locale } from '@clinic/cms/clinic-config/locales';
import { cleanUrl } from './clean-address.ts';
import { withoutPersonal } from './personal.ts';

type ContactEvent = { locale: Locale; location: string };

/** All tracked events with their parameters. None carries form input. */
export type TrackedEvents = {
  contact_phone: ContactEvent;
  contact_email: ContactEvent;
  contact_maps: ContactEvent;
  contact_fax: ContactEvent;
  header_click_get_started: { locale: Locale; location: string };
  header_search: { search: string; locale: Locale; location: string };
};

declare global {
  interface Window {
    /** Present only while the visitor consents to analytics. */
    gtag?: (command: string, ...values: unknown[]) => void;
  }
}

/** Sends an event if the visitor has consented; otherwise it is dropped, not queued. */
export function track<Name extends keyof TrackedEvents>(
  name: Name,
  parameters: TrackedEvents[Name],
): void {
  window.gtag?.('event', name, {
    ...parameters,
    location: cleanUrl(parameters.location),
    // A search term may contain personal data.
    ...('search' in parameters && { search: withoutPersonal(parameters.search) }),
  });
}
