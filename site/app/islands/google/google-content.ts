import { allowGoogle, onConsentChange, readConsent } from '#app/islands/consent/browser-consent.ts';
import { isUnmodifiedClick } from '#app/islands/links/unmodified-click.ts';
import { reportingPlayerUrl } from '#app/ui/youtube.ts';
import { followPlayer, type FilmState } from './follow-player.ts';

type GoogleContent = {
  show: () => void;
  hide: () => void;
  /** Whether it loads without a click if the visitor has consented. */
  loadsByItself: boolean;
};

const KINDS: Record<string, (place: HTMLElement) => GoogleContent> = { film, map };

export function attachGoogleContent(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-google]')) {
    const make = KINDS[place.dataset.google ?? ''];
    if (make) attach(place, make(place));
  }
}

/** Without consent, a click loads the content for this page view only. */
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
  // Only now a button: without the listeners, it is a plain link.
  link?.setAttribute('role', 'button');
  follow();
  onConsentChange(follow);
}

/** The map covers its placeholder, which stays in the layout so that nothing shifts. */
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

/** The poster covers the player until it plays: nobody sees YouTube's error for a removed video. */
function film(place: HTMLElement): GoogleContent {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-film="${name}"]`);
  const stage = part('stage');
  const poster = part('poster');
  const words = part('words');
  const before = part('before');
  const meanwhile = part('meanwhile');
  const elsewhere = part('elsewhere');
  const buttons = place.querySelector<HTMLElement>('[data-google-buttons]');
  const { host = '', filmId = '', title = '' } = place.dataset;
  let frame: HTMLIFrameElement | undefined;
  let stop: (() => void) | undefined;

  const tell = (state: FilmState) => {
    const isPlaying = state === 'playing';
    setHidden(isPlaying, poster, words);
    setHidden(state === 'refused', meanwhile, elsewhere);
    if (frame) frame.inert = !isPlaying;
    if (words) {
      const said = state === 'asked' ? words.dataset.loading : words.dataset.gone;
      words.textContent = isPlaying ? '' : (said ?? '');
    }
    if (state === 'refused') frame?.remove();
  };

  return {
    // Videos only start on a click.
    loadsByItself: false,
    show() {
      frame = frameOf(
        reportingPlayerUrl(host, filmId, location.origin),
        title,
        'allow-presentation allow-popups allow-popups-to-escape-sandbox',
      );
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.allowFullscreen = true;
      setHidden(true, buttons, before);
      tell('asked');
      stage?.prepend(frame);
      // The focused button is now hidden, so the status text takes the focus, and later the player.
      words?.focus();
      let wasPlaying = false;
      stop = followPlayer(frame, host, (state) => {
        tell(state);
        const isPlaying = state === 'playing';
        if (isPlaying !== wasPlaying) (isPlaying ? frame : words)?.focus();
        wasPlaying = isPlaying;
      });
    },
    hide() {
      stop?.();
      frame?.remove();
      frame = undefined;
      setHidden(true, words, meanwhile);
      setHidden(false, buttons, before, poster, elsewhere);
    },
  };
}

/** A sandboxed iframe; `src` must be of another origin, which cannot remove its own sandbox. */
function frameOf(src: string, title: string, sandbox: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', `allow-scripts allow-same-origin ${sandbox}`);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.className = 'absolute inset-0 size-full';
  frame.src = src;
  return frame;
}

function setHidden(isHidden: boolean, ...nodes: (HTMLElement | null)[]): void {
  for (const node of nodes) if (node) node.hidden = isHidden;
}
