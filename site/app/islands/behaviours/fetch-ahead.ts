import { PREFETCH_IDLE_TIMEOUT_MS } from '#app/constants.ts';
import { AHEAD, SPECULATION_RULES } from '#app/navigation/speculation-rules.ts';
import { mayPrefetch } from './fetch-ahead/may-prefetch.ts';
import { isDocumentOfOurs } from './fetch-ahead/document-of-ours.ts';

/** Who only passes over a link does not want it. */
const INTENT_MS = 100;
/** How many of the links in view are fetched when idle, for not all visitors have data to spare; the rest wait for a sign of interest. */
const IDLE_LINKS = 1;
/** What a page is about; its breadcrumbs lead back to what is known. */
const IDLE_LINK = 'main a[href^="/"]:not(nav a)';

/** Fetches pages ahead: what is in view when idle, and what the visitor points at or touches. */
export function fetchAhead(): void {
  const fetchPage = HTMLScriptElement.supports?.('speculationrules') ? byRules() : byHints();
  const consider = (link: HTMLAnchorElement) => {
    // Asked anew each time: connections come and go.
    // The search opens here, and rarely as a page.
    const isPage = isDocumentOfOurs(link, location) && !('search' in link.dataset);
    if (isPage && mayPrefetch(navigator)) fetchPage(link);
  };

  // Asking each link where it is would make the browser lay out the page once more.
  const observer = new IntersectionObserver((seen) => {
    observer.disconnect();
    const inView = seen.filter(({ isIntersecting }) => isIntersecting).slice(0, IDLE_LINKS);
    for (const { target } of inView) consider(target as HTMLAnchorElement);
  });
  whenIdle(() => {
    for (const link of document.querySelectorAll(IDLE_LINK)) observer.observe(link);
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  const onInterest = ({ target }: Event) => {
    const link = linkOf(target);
    clearTimeout(timer);
    if (link) timer = setTimeout(() => consider(link), INTENT_MS);
  };
  document.addEventListener('pointerover', onInterest);
  document.addEventListener('focusin', onInterest);
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const link = linkOf(target);
      if (link) consider(link);
    },
    { passive: true },
  );
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Where the browser knows rules, it needs to be told them once. */
function byRules(): (link: HTMLAnchorElement) => void {
  let areTold = false;
  return (link) => {
    link.setAttribute(AHEAD, '');
    if (areTold) return;
    areTold = true;
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.textContent = SPECULATION_RULES;
    document.head.append(script);
  };
}

/** Elsewhere it is asked for each page, which then waits in its cache. */
function byHints(): (link: HTMLAnchorElement) => void {
  const asked = new Set<string>();
  return ({ pathname }) => {
    if (asked.has(pathname)) return;
    asked.add(pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = pathname;
    document.head.append(hint);
  };
}

/** After two seconds, and then when the browser has nothing else to do. */
function whenIdle(work: () => void): void {
  setTimeout(() => {
    // Safari has none.
    if ('requestIdleCallback' in window)
      requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
    else work();
  }, PREFETCH_IDLE_TIMEOUT_MS);
}
