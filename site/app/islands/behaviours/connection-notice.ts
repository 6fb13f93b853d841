import { isUnmodifiedClick } from '#app/islands/links/unmodified-click.ts';
import { NOT_A_PAGE } from './prefetch-pages.ts';

/** Any response to this small file proves a connection. */
const PROOF = '/favicon.svg';

const SHOWN_AGAIN_MS = 100;

/** While offline, shows a notice and stops links and forms, which would lead to a browser error. */
export function connectionNotice(): void {
  const words = document.querySelector<HTMLElement>('.offline-notice > p');
  if (!words) return;
  const follow = () => {
    words.hidden = navigator.onLine;
  };
  follow();
  addEventListener('online', follow);
  addEventListener('offline', follow);
  // A page from the bfcache has missed these events.
  addEventListener('pageshow', follow);

  const tell = (goOn: () => void) => {
    // Hidden for a moment, so that the notice fades in and is announced again.
    words.hidden = true;
    setTimeout(follow, SHOWN_AGAIN_MS);
    // Some browsers report being offline when they are not, for example behind certain VPNs.
    fetch(PROOF, { method: 'HEAD', cache: 'no-store' }).then(goOn, () => undefined);
  };

  document.addEventListener('click', (event) => {
    if (navigator.onLine || event.defaultPrevented || !isUnmodifiedClick(event)) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || !leavesPage(link, location)) return;
    event.preventDefault();
    tell(() => location.assign(link.href));
  });

  const proven = new WeakSet<EventTarget>();
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // Islands and dialogs send their forms themselves, and keep what was typed.
      if (navigator.onLine || proven.has(form) || form.closest('[data-island], dialog')) return;
      event.preventDefault();
      event.stopPropagation();
      tell(() => {
        proven.add(form);
        form.requestSubmit();
      });
    },
    { capture: true },
  );
}

type Place = Pick<Location, 'origin' | 'pathname' | 'search'>;
type Link = Place & Pick<HTMLAnchorElement, 'hash' | 'target' | 'download'>;

/** Whether a link replaces the page with another of ours; links to files and the API do not. */
export function leavesPage(link: Link, here: Place): boolean {
  if (link.origin !== here.origin || link.download || !['', '_self'].includes(link.target)) {
    return false;
  }
  if (NOT_A_PAGE.test(link.pathname)) return false;
  const isHere = link.pathname === here.pathname && link.search === here.search;
  return !(isHere && link.hash);
}

/** Offline, an error page tells this instead, and reloads when the connection is back. */
export function brokenPage(): void {
  const page = document.querySelector('.broken-page');
  if (!page) return;
  const { classList } = document.documentElement;
  const follow = () => {
    if (navigator.onLine) return;
    classList.add('shows-offline-page');
    for (const words of page.querySelectorAll<HTMLElement>('[data-offline]')) {
      words.textContent = words.dataset.offline ?? '';
    }
  };
  follow();
  addEventListener('offline', follow);
  addEventListener('online', () => {
    if (classList.contains('shows-offline-page')) location.reload();
  });
}
