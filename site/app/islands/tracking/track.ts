import type { Locale } from '@alpsera/cms/locales';
import { cleanAddress } from './clean-address.ts';
import { withoutPersonal } from './personal.ts';

type ContactEvent = { locale: Locale; location: string };

/** Every event there is, with exactly its parameters. None carries what a visitor typed in a form. */
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
    /** Present only while the visitor agrees to analytics. */
    gtag?: (command: string, ...values: unknown[]) => void;
  }
}

/** Tells analytics what happened, if the visitor has agreed to it; else nothing at all, nor later. */
export function track<Name extends keyof TrackedEvents>(
  name: Name,
  parameters: TrackedEvents[Name],
): void {
  window.gtag?.('event', name, {
    ...parameters,
    location: cleanAddress(parameters.location),
    // Some look for a person.
    ...('search' in parameters && { search: withoutPersonal(parameters.search) }),
  });
}
