import type { Locale } from '@alpsera/cms/locales';
import { contactEventOf } from '#app/islands/tracking/contact-event.ts';
import { track, type TrackedEvents } from '#app/islands/tracking/track.ts';

type ClickEvent = Exclude<keyof TrackedEvents, 'header_search'>;

/** Tracks contact links, including those in editors' texts, with one listener for all. */
export function trackedClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (link.matches('.get-started')) tell('header_click_get_started');
    const event = contactEventOf(link, document.documentElement.dataset.maps);
    if (event) tell(event);
  });
  document.addEventListener('copy', () => {
    if (getSelection()?.anchorNode?.parentElement?.closest('[data-fax]')) tell('contact_fax');
  });
}

function tell(event: ClickEvent): void {
  const { pathname, search, hash } = location;
  const locale = document.documentElement.lang as Locale;
  track(event, { locale, location: `${pathname}${search}${hash}` });
}
