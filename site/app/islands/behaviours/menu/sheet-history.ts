import { LARGE_SCREEN } from './flyouts.ts';

/**
 * The sheet of the menu and the history: the back button closes it. Opening adds an entry that is
 * equal to the one before. A choice in the sheet takes its place, so that going back leads to the
 * page before.
 */
export function attachSheet(sheet: HTMLElement): void {
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

  sheet.addEventListener('toggle', (event) => {
    // Toggles of the groups within do not bubble.
    if (event.newState === 'open') addEntry();
    else if (hasEntry) {
      hasEntry = false;
      isLeavingEntry = true;
      history.back();
    }
  });
  addEventListener('popstate', () => {
    if (!hasEntry && !isLeavingEntry) return;
    const isOwnDoing = isLeavingEntry;
    hasEntry = false;
    isLeavingEntry = false;
    if (!isOwnDoing) close();
    else if (isOpen()) addEntry();
  });
  sheet.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!link || !isPlain || !hasEntry || link.origin !== location.origin) return;
    event.preventDefault();
    hasEntry = false;
    close();
    location.replace(link.href);
  });
  matchMedia(LARGE_SCREEN).addEventListener('change', close);
  // It may have been opened before any script ran.
  if (isOpen()) addEntry();
}
