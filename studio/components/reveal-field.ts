const FOCUSABLE =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button:not([disabled])';

// Clicks on the buttons of folded parts, as nothing else opens them, then scrolls to the field and
// focuses it. False if there is no such field.
export function revealField(path: string): boolean {
  const field = findField(path);
  if (!field) return false;
  for (let part = field.parentElement; part; part = part.parentElement) {
    if (!part.matches('.collapsible--collapsed')) continue;
    part.querySelector<HTMLElement>(':scope > * > .collapsible__toggle')?.click();
  }
  field.scrollIntoView({ block: 'center' });
  const target = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  return true;
}

/** Some fields have no element with their id, but all have a label for it. */
function findField(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  return document.getElementById(id) ?? label?.closest<HTMLElement>('.field-type') ?? null;
}
