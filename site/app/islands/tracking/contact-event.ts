import type { TrackedEvents } from './track.ts';

export type ContactEvent = Extract<keyof TrackedEvents, `contact_${string}`>;

const BY_PROTOCOL: Readonly<Record<string, ContactEvent>> = {
  'tel:': 'contact_phone',
  'mailto:': 'contact_email',
  'fax:': 'contact_fax',
};

/** An emergency number: who calls one has other worries, and it is no contact with the clinic. */
const EMERGENCY = /^tel:\d{3}$/;

/** The event to track for a click on a contact link. */
export function contactEventOf(
  { protocol, href }: Pick<HTMLAnchorElement, 'protocol' | 'href'>,
  mapsUrl: string | null | undefined,
): ContactEvent | undefined {
  if (mapsUrl && URL.canParse(mapsUrl) && href === new URL(mapsUrl).href) return 'contact_maps';
  return EMERGENCY.test(href) ? undefined : BY_PROTOCOL[protocol];
}
