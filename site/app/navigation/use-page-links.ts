import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressGroup } from '../routing/address-group.ts';
import { matchPage } from '../routing/match-page.ts';
import { reloadOnce } from './chunk-reload.ts';
import { pageLinkOf } from './page-link-of.ts';
import { PART_MISSING } from './part-missing.ts';
import { tellMissing } from './use-missing.ts';

/** Follows links without a page load. Whoever has prevented a click has other plans for it. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    /** The link that is being followed, and the pages that cannot be shown without a page load. */
    let followed: HTMLAnchorElement | undefined;
    const missing = new Set<string>();

    const loadOrStay = (link: HTMLAnchorElement) => {
      const isLoading = reloadOnce({ reload: () => window.location.assign(link.href) });
      if (!isLoading) tellMissing();
    };
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      // The router knows only the pages of this language; others are the browser's.
      if (addressGroup(link.pathname) !== addressGroup(window.location.pathname)) return;
      event.preventDefault();
      if (missing.has(partOf(link)) && navigator.onLine) return loadOrStay(link);
      followed = link;
      const to = addressOf(link);
      const replace = link.href === window.location.href;
      void Promise.resolve(navigate(to, { replace, viewTransition: true })).finally(() => {
        if (followed === link) followed = undefined;
      });
    };
    const onMissing = () => {
      // Without a connection the page that says so has the word; what was fetched ahead has none.
      if (!followed || !navigator.onLine) return;
      missing.add(partOf(followed));
      // Another navigation ends the one that is under way: the page stays as it is.
      void navigate(addressOf(window.location), { replace: true, preventScrollReset: true });
      loadOrStay(followed);
    };
    document.addEventListener('click', follow);
    addEventListener(PART_MISSING, onMissing);
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener(PART_MISSING, onMissing);
    };
  }, [navigate]);
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function addressOf({ pathname, search, hash }: Address): string {
  return `${pathname}${search}${hash}`;
}

/** What shows a page: all of a kind are missing together. */
function partOf({ pathname }: Address): string {
  return matchPage(pathname)?.id ?? 'section';
}

/** Other clicks open tabs and windows. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
