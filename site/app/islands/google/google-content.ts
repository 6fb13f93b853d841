import { allowGoogle, onConsentChange, readConsent } from '#app/islands/consent/browser-consent.ts';
import { film } from './film.ts';
import { map } from './map.ts';

/** Something of Google's that has a place in the page. */
export type GoogleContent = {
  show: () => void;
  /** Puts back what stood there before. */
  hide: () => void;
  /** Whether it comes without a click where the visitor has allowed it. */
  comesByItself: boolean;
};

const KINDS: Record<string, (place: HTMLElement) => GoogleContent> = { film, map };

/** Lets every film and map of the page come when it is asked for. */
export function attachGoogleContent(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-google]')) {
    const make = KINDS[place.dataset.google ?? ''];
    if (make) attach(place, make(place));
  }
}

/** Shown once as asked for, or for as long as it is allowed. */
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
    } else if (content.comesByItself && isAllowed) load();
  };

  const link = place.querySelector<HTMLAnchorElement>('[data-google-buttons] > a');
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
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
  // Only now it is one.
  link?.setAttribute('role', 'button');
  follow();
  onConsentChange(follow);
}
