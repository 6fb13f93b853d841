import { PREFETCH_IDLE_TIMEOUT_MS } from '#app/constants.ts';
import { PREFETCH_ATTRIBUTE, SPECULATION_RULES } from '#app/navigation/speculation-rules.ts';

/** A pointer that leaves a link within this time shows no interest in it. */
const INTENT_MS = 100;
/** How many links in view are prefetched when idle; the others wait for hover, focus or touch. */
const IDLE_LINKS = 1;
/** Not breadcrumbs, which lead back to pages that the visitor knows. */
const IDLE_LINK = 'main a[href^="/"]:not(nav a)';

export function prefetchPages(): void {
  const fetchPage = HTMLScriptElement.supports?.('speculationrules') ? byRules() : byHints();
  const consider = (link: HTMLAnchorElement) => {
    // Checked each time, because connections change. Search links mostly open a dialog instead.
    const isPage = isOwnDocument(link, location) && !('search' in link.dataset);
    if (isPage && mayPrefetch(navigator)) fetchPage(link);
  };

  // Measuring each link instead would force a layout.
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
  const onTouch = ({ target }: Event) => {
    const link = linkOf(target);
    if (link) consider(link);
  };
  document.addEventListener('touchstart', onTouch, { passive: true });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Speculation rules are one script, which applies to all links that are marked. */
function byRules(): (link: HTMLAnchorElement) => void {
  let hasRules = false;
  return (link) => {
    link.setAttribute(PREFETCH_ATTRIBUTE, '');
    if (hasRules) return;
    hasRules = true;
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.textContent = SPECULATION_RULES;
    document.head.append(script);
  };
}

/** For browsers without speculation rules. */
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

function whenIdle(work: () => void): void {
  setTimeout(() => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window)
      requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
    else work();
  }, PREFETCH_IDLE_TIMEOUT_MS);
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hreflang' | 'download'>;
type Place = Pick<Location, 'origin' | 'pathname'>;

export const NOT_A_PAGE = /^\/api\/|\.\w+$/;

/** Not addresses with a query, which differ by visitor, nor links to another language. */
export function isOwnDocument(link: Link, here: Place): boolean {
  const { origin, pathname, search, hreflang, download } = link;
  if (origin !== here.origin || pathname === here.pathname) return false;
  return !(search || hreflang || download || NOT_A_PAGE.test(pathname));
}

type Connection = { effectiveType?: string; saveData?: boolean };

/** Prefetching must not cost visitors money or speed. */
export function mayPrefetch(browser: { onLine: boolean; connection?: Connection }): boolean {
  const { onLine, connection } = browser;
  if (!onLine || connection?.saveData) return false;
  return !connection?.effectiveType?.includes('2g');
}
