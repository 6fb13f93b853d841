import type { TrackedEvents } from './track.ts';

export type ContactEvent = Extract<keyof TrackedEvents, `contact_${string}`>;

const BY_PROTOCOL: Readonly<Record<string, ContactEvent>> = {
  'tel:': 'contact_phone',
  'mailto:': 'contact_email',
  'fax:': 'contact_fax',
};

/** The event to track for a click on a contact link. */
export function contactEventOf(
  { protocol, href }: Pick<HTMLAnchorElement, 'protocol' | 'href'>,
  mapsUrl: string | null | undefined,
): ContactEvent | undefined {
  if (mapsUrl && URL.canParse(mapsUrl) && href === new URL(mapsUrl).href) return 'contact_maps';
  return BY_PROTOCOL[protocol];
}
