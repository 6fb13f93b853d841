import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addressGroup } from '../routing/address-group.ts';
import { pageLinkOf } from './page-link-of.ts';

/** Follows links without a page load. Whoever has prevented a click has other plans for it. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || event.defaultPrevented || !isPlain(event)) return;
      // The router knows only the pages of this language; others are the browser's.
      if (addressGroup(link.pathname) !== addressGroup(window.location.pathname)) return;
      event.preventDefault();
      const to = `${link.pathname}${link.search}${link.hash}`;
      void navigate(to, { replace: link.href === window.location.href, viewTransition: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Other clicks open tabs and windows. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
