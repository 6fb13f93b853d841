/** Storage key of the setting: it must be possible to turn off a single-character shortcut. */
const STORED_AS = 'search-key';

export function isSlashEnabled(): boolean {
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

export function isTypedInto(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select'))
  );
}
