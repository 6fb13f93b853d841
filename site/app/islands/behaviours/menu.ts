import { MENU_ID } from '#app/shell/menu/menu-id.ts';
import { isUnmodifiedClick } from '#app/islands/links/unmodified-click.ts';
import { attachFlyouts, LARGE_SCREEN } from './menu/flyouts.ts';

export function menu(): void {
  const element = document.getElementById(MENU_ID);
  if (!element) return;
  attachFlyouts(element);
  attachSheet(element);
  keepOpenGroupInView(element);
}

/** On small screens, opening a group closes the one above it, which moves the open one up. */
function keepOpenGroupInView(menu: HTMLElement): void {
  menu.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (!matchMedia(LARGE_SCREEN).matches) {
        target.querySelector('summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    },
    true,
  );
}

/** Opening the sheet adds an entry to the history, so that the back button closes the sheet. */
export function attachSheet(sheet: HTMLElement): void {
  let hasEntry = false;
  let isLeavingEntry = false;

  const isOpen = () => sheet.matches(':popover-open');
  const addEntry = () => {
    // If the sheet reopens while its last entry is still being left, popstate adds the new one.
    if (hasEntry || isLeavingEntry) return;
    hasEntry = true;
    history.pushState(history.state, '');
  };
  const close = () => {
    if (isOpen()) sheet.hidePopover();
  };

  sheet.addEventListener('toggle', (event) => {
    // The toggle events of the groups inside do not bubble.
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
    if (!link || !isUnmodifiedClick(event) || !hasEntry || link.origin !== location.origin) return;
    // Offline, the notice behind the sheet has to be seen (connection-notice.ts).
    if (!navigator.onLine) return close();
    event.preventDefault();
    hasEntry = false;
    close();
    location.replace(link.href);
  });
  matchMedia(LARGE_SCREEN).addEventListener('change', close);
  // The sheet may have been opened before any script ran.
  if (isOpen()) addEntry();
}
