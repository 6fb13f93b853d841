import { addressGroup } from '../../routing/address-group.ts';
import { LARGE_SCREEN } from './flyout-behaviour.ts';

type Navigate = (to: string) => void;

/**
 * The sheet of the menu and the history: the back button closes it. Opening adds an entry that is
 * equal to the one before; the router must not notice it, neither when it comes nor when it goes.
 * A choice in the sheet takes its place, so that going back leads to the page before.
 */
export function attachSheet(sheet: HTMLElement, replaceWith: Navigate): () => void {
  const isLarge = matchMedia(LARGE_SCREEN);
  const controller = new AbortController();
  const { signal } = controller;
  let hasEntry = false;
  let isLeavingEntry = false;

  const isOpen = () => sheet.matches(':popover-open');
  const addEntry = () => {
    // Who opens it again at once may find the last entry still there; another one waits for its end.
    if (hasEntry || isLeavingEntry) return;
    hasEntry = true;
    history.pushState(history.state, '');
  };
  const close = () => {
    if (isOpen()) sheet.hidePopover();
  };

  sheet.addEventListener(
    'toggle',
    (event) => {
      if (event.newState === 'open') addEntry();
      else if (hasEntry) {
        hasEntry = false;
        isLeavingEntry = true;
        history.back();
      }
    },
    { signal },
  );
  // In the capturing phase, so that it comes before the router's own listener.
  window.addEventListener(
    'popstate',
    (event) => {
      if (!hasEntry && !isLeavingEntry) return;
      event.stopImmediatePropagation();
      const isOwnDoing = isLeavingEntry;
      hasEntry = false;
      isLeavingEntry = false;
      if (!isOwnDoing) close();
      else if (isOpen()) addEntry();
    },
    { signal, capture: true },
  );
  sheet.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (!link || !isPlain || !hasEntry || link.origin !== location.origin) return;
      event.preventDefault();
      hasEntry = false;
      close();
      // The router knows only the pages of this language.
      if (addressGroup(link.pathname) !== addressGroup(location.pathname)) {
        location.replace(link.href);
      } else replaceWith(`${link.pathname}${link.search}${link.hash}`);
    },
    { signal, capture: true },
  );
  isLarge.addEventListener('change', close, { signal });
  // It may have been opened before any script ran.
  if (isOpen()) addEntry();
  return () => controller.abort();
}
