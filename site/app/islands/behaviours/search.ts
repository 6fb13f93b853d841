import { openInPlace } from '#app/islands/links/open-in-place.ts';
import {
  isSlashEnabled,
  isTypedInto,
  opensSearch,
  setSlashEnabled,
} from '#app/islands/search/search-shortcut.ts';

const BUTTON = 'a[data-search]';

/** Opens the header's search by its button and by keyboard shortcuts. */
export function search(): void {
  const open = openInPlace({
    links: BUTTON,
    load: () => import('#app/islands/search/search-dialog.tsx'),
    open: ({ openSearch }) => openSearch(),
  });
  document.addEventListener('keydown', (event) => {
    const button = document.querySelector<HTMLAnchorElement>(BUTTON);
    const isBusy = document.querySelector('dialog:modal') !== null;
    if (!button || isBusy || event.defaultPrevented) return;
    if (!opensSearch(event, isTypedInto(event.target))) return;
    event.preventDefault();
    open(button);
  });
  shortcutSwitch();
}

/** The accessibility page has a switch for the shortcut. */
function shortcutSwitch(): void {
  const section = document.querySelector<HTMLElement>('[data-search-shortcut]');
  const box = section?.querySelector('input');
  if (!section || !box) return;
  box.checked = isSlashEnabled();
  box.addEventListener('change', () => setSlashEnabled(box.checked));
  section.hidden = false;
}
