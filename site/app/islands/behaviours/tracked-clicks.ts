import type { Locale } from '@clinic/cms/clinic-config/locales';
import { track, type TrackedEvents } from '#app/islands/tracking/track.ts';

type ClickEvent = Exclude<keyof TrackedEvents, 'header_search'>;

export function trackedClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (link.matches('.get-started')) trackClick('header_click_get_started');
    const event = contactEventOf(link, document.documentElement.dataset.maps);
    if (event) trackClick(event);
  });
  document.addEventListener('copy', () => {
    if (getSelection()?.anchorNode?.parentElement?.closest('[data-fax]')) trackClick('contact_fax');
  });
}

function trackClick(event: ClickEvent): void {
  const { pathname, search, hash } = location;
  const locale = document.documentElement.lang as Locale;
  track(event, { locale, location: `${pathname}${search}${hash}` });
}

type Link = Pick<HTMLAnchorElement, 'protocol' | 'href' | 'closest'>;
type ContactEvent = Extract<keyof TrackedEvents, `contact_${string}`>;

const BY_PROTOCOL: Readonly<Record<string, ContactEvent>> = {
  'tel:': 'contact_phone',
  'mailto:': 'contact_email',
  'fax:': 'contact_fax',
};

/** Emergency calls are not tracked: crisis lines are no contact with the clinic. */
function asksForHelp(link: Link): boolean {
  return /^tel:\d{3}$/.test(link.href) || link.closest('[data-safety]') !== null;
}

export function contactEventOf(
  link: Link,
  mapsUrl: string | null | undefined,
): ContactEvent | undefined {
  if (mapsUrl && URL.canParse(mapsUrl) && link.href === new URL(mapsUrl).href)
    return 'contact_maps';
  return asksForHelp(link) ? undefined : BY_PROTOCOL[link.protocol];
}
