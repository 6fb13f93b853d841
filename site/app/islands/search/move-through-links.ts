import type { KeyboardEvent } from 'react';

/** Arrow keys move from the field through the links below it; typing returns to the field. */
export function moveThroughLinks(event: KeyboardEvent, field: HTMLInputElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !field) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const stops = [field, ...links];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    stops[(at + step + stops.length) % stops.length]?.focus();
  } else if (
    at > 0 &&
    (event.key === 'Backspace' || (event.key.length === 1 && event.key !== ' '))
  ) {
    // The key's default action now applies to the field.
    field.focus();
  }
}
