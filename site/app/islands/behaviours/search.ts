import { openInPlace } from '#app/islands/links/open-in-place.ts';

const BUTTON = 'a[data-search]';

export function search(): void {
  const typed = typedMeanwhile();
  const open = openInPlace({
    links: BUTTON,
    load: () =>
      import('#app/islands/search/search-dialog.tsx').catch((error: unknown) => {
        typed.end();
        throw error;
      }),
    open: ({ openSearch }) => openSearch(typed.end()),
    onPress: () => typed.begin(),
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

/** Collects what is typed between the click and the dialog, whose code may still be loading. */
function typedMeanwhile() {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
  };
  return {
    begin() {
      text = '';
      document.addEventListener('keydown', keep, true);
    },
    end(): string {
      document.removeEventListener('keydown', keep, true);
      return text;
    },
  };
}

function shortcutSwitch(): void {
  const section = document.querySelector<HTMLElement>('[data-search-shortcut]');
  const box = section?.querySelector('input');
  if (!section || !box) return;
  box.checked = isSlashEnabled();
  box.addEventListener('change', () => setSlashEnabled(box.checked));
  section.hidden = false;
}

/** WCAG 2.1.4: visitors must be able to turn a single-character shortcut off. */
const STORED_AS = 'search-key';

function isSlashEnabled(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== 'off';
  } catch {
    return true;
  }
}

export function setSlashEnabled(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, 'off');
  } catch {
    // Without storage the setting lasts for this page only.
  }
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl or ⌘ with K works anywhere; the plain slash only outside text fields. */
export function opensSearch(event: Key, isTyping: boolean): boolean {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isCommand) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !event.altKey && !event.ctrlKey && !isTyping && isSlashEnabled();
}

function isTypedInto(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select'))
  );
}
