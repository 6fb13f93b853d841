import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { mayPrefetch } from './may-prefetch.ts';
import { whenIdle } from './when-idle.ts';

/** Links of the router, and only these: others load a page of their own. */
const LINK = 'a[data-discover]';
/** Who only passes over a link does not want it. */
const INTENT_MS = 100;
/** How many of the links in view are fetched when idle; the rest wait for a sign of interest. */
const IDLE_LINKS = 3;
/** What a page is about; its breadcrumbs lead back to what is known. */
const IDLE_LINK = `main ${LINK}:not(nav a)`;
const MAX_KEPT = 30;

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

const isInView = (link: Element) => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/** Fetches pages ahead: what is in view when idle, and what the visitor points at. */
export function Prefetcher() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    const fetchAhead = (link: HTMLAnchorElement) => {
      // Asked anew each time: connections come and go.
      if (!mayPrefetch(navigator) || link.pathname === pathname) return;
      const page = `${link.pathname}${link.search}`;
      setPages((known) => (known.includes(page) ? known : [...known.slice(1 - MAX_KEPT), page]));
    };
    const cancelIdle = whenIdle(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(IDLE_LINK)];
      for (const link of links.filter(isInView).slice(0, IDLE_LINKS)) fetchAhead(link);
    });

    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInterest = ({ target }: Event) => {
      const link = linkOf(target);
      clearTimeout(timer);
      if (link) timer = setTimeout(() => fetchAhead(link), INTENT_MS);
    };
    const onTouch = ({ target }: Event) => {
      const link = linkOf(target);
      if (link) fetchAhead(link);
    };
    document.addEventListener('pointerover', onInterest);
    document.addEventListener('focusin', onInterest);
    document.addEventListener('touchstart', onTouch, { passive: true });
    return () => {
      cancelIdle();
      clearTimeout(timer);
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      document.removeEventListener('touchstart', onTouch);
    };
  }, [pathname]);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
