import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { addressGroup } from '../routing/address-group.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { PAGE_LINK, pageLinkOf } from './page-link-of.ts';
import { whenIdle } from './when-idle.ts';

/** Who only passes over a link does not want it. */
const INTENT_MS = 100;
/** How many of the links in view are fetched when idle, for not all visitors have data to spare; the rest wait for a sign of interest. */
const IDLE_LINKS = 1;
/** What a page is about; its breadcrumbs lead back to what is known. */
const IDLE_LINK = `main ${PAGE_LINK}:not(nav a)`;
const MAX_KEPT = 30;

/** Fetches pages ahead: what is in view when idle, and what the visitor points at. */
export function Prefetcher() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    const fetchAhead = (link: HTMLAnchorElement) => {
      // Asked anew each time: connections come and go.
      if (!mayPrefetch(navigator) || link.pathname === pathname) return;
      if (addressGroup(link.pathname) !== addressGroup(pathname)) return;
      const page = `${link.pathname}${link.search}`;
      setPages((known) => (known.includes(page) ? known : [...known.slice(1 - MAX_KEPT), page]));
    };
    // Asking each link where it is would make the browser lay out the page once more.
    const observer = new IntersectionObserver((seen) => {
      observer.disconnect();
      const inView = seen.filter(({ isIntersecting }) => isIntersecting).slice(0, IDLE_LINKS);
      for (const { target } of inView) fetchAhead(target as HTMLAnchorElement);
    });
    const cancelIdle = whenIdle(() => {
      for (const link of document.querySelectorAll(IDLE_LINK)) observer.observe(link);
    });

    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInterest = ({ target }: Event) => {
      const link = pageLinkOf(target);
      clearTimeout(timer);
      if (link) timer = setTimeout(() => fetchAhead(link), INTENT_MS);
    };
    const onTouch = ({ target }: Event) => {
      const link = pageLinkOf(target);
      if (link) fetchAhead(link);
    };
    document.addEventListener('pointerover', onInterest);
    document.addEventListener('focusin', onInterest);
    document.addEventListener('touchstart', onTouch, { passive: true });
    return () => {
      cancelIdle();
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      document.removeEventListener('touchstart', onTouch);
    };
  }, [pathname]);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
