import { allowGoogle, onConsentChange, readConsent } from '#app/islands/consent/browser-consent.ts';
import { isUnmodifiedClick } from '#app/islands/links/unmodified-click.ts';
import { film } from './film.ts';
import { frameOf, type GoogleContent } from './frame.ts';

const KINDS: Record<string, (place: HTMLElement) => GoogleContent> = { film, map };

/** Makes every video and map of the page load on request. */
export function attachGoogleContent(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-google]')) {
    const make = KINDS[place.dataset.google ?? ''];
    if (make) attach(place, make(place));
  }
}

/** Loads the content for this view only, or for as long as the consent lasts. */
function attach(place: HTMLElement, content: GoogleContent): void {
  let shown: 'once' | 'while-allowed' | undefined;

  const load = () => {
    if (shown) return;
    shown = readConsent().google ? 'while-allowed' : 'once';
    content.show();
  };
  const follow = () => {
    const isAllowed = readConsent().google;
    if (shown === 'while-allowed' && !isAllowed) {
      shown = undefined;
      content.hide();
    } else if (content.loadsByItself && isAllowed) load();
  };

  const link = place.querySelector<HTMLAnchorElement>('[data-google-buttons] > a');
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    load();
  };
  link?.addEventListener('click', press);
  link?.addEventListener('keydown', (event) => {
    if (event.key === ' ') press(event);
  });
  place.querySelector('[data-google-buttons] > form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    allowGoogle();
    load();
  });
  // It is a plain link until the listeners are attached.
  link?.setAttribute('role', 'button');
  follow();
  onConsentChange(follow);
}

/** The map covers its placeholder text, which keeps its place so that nothing shifts. */
function map(place: HTMLElement): GoogleContent {
  const { src = '', title = '' } = place.dataset;
  let frame: HTMLIFrameElement | undefined;
  return {
    loadsByItself: true,
    show() {
      frame = frameOf(src, title, 'allow-popups allow-popups-to-escape-sandbox');
      frame.loading = 'lazy';
      place.append(frame);
      place.dataset.shown = '';
    },
    hide() {
      frame?.remove();
      delete place.dataset.shown;
    },
  };
}
