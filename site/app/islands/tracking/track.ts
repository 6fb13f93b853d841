import type { Locale } from '@clinic/cms/clinic-config/locales';

type Place = { locale: Locale; location: string };

/** All events and their parameters: none carries what was typed into a form. */
export type TrackedEvents = {
  contact_phone: Place;
  contact_email: Place;
  contact_maps: Place;
  contact_fax: Place;
  header_click_get_started: Place;
  header_search: Place & { search: string };
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

/** An address for analytics: no fragment, and only the campaign parameters of its query. */
export function cleanUrl(address: string): string {
  const [whole = ''] = address.split('#');
  const at = whole.indexOf('?');
  if (at < 0) return whole;
  const query = new URLSearchParams(
    [...new URLSearchParams(whole.slice(at))].flatMap(campaignPart),
  );
  return query.size > 0 ? `${whole.slice(0, at)}?${query}` : whole.slice(0, at);
}

/** Campaign links in personal mails sometimes contain the recipient's address. */
function campaignPart([name, value]: [string, string]): [string, string][] {
  if (name.startsWith('utm_')) return [[name, withoutPersonal(value)]];
  return name === 'gclid' ? [[name, value]] : [];
}

const MAX_LENGTH = 100;
/** E-mail addresses, and digits that could be a phone number or a birthday. */
const PERSONAL = /\S*@\S*|\+?\d[\d\s./-]{4,}\d/g;

function withoutPersonal(words: string): string {
  return words.replace(PERSONAL, '…').trim().slice(0, MAX_LENGTH);
}
