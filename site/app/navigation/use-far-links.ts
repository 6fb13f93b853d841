import { useEffect } from 'react';
import { addressGroup } from '../routing/address-group.ts';
import { routerLinkOf } from './router-link.ts';

/** A link to another language is the browser's: the router knows only the pages of this one. */
export function useFarLinks(): void {
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const link = routerLinkOf(event.target);
      if (!link || addressGroup(link.pathname) === addressGroup(window.location.pathname)) return;
      // The sheet of the menu sees to its own links, see sheet-history.ts.
      if (link.closest(':popover-open')) return;
      // Before the router, which listens at the document.
      event.stopPropagation();
    };
    window.addEventListener('click', leaveToBrowser, true);
    return () => window.removeEventListener('click', leaveToBrowser, true);
  }, []);
}
