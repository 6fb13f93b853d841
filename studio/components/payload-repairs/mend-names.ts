// Payload shows names from its code: that of a field, the key of a drawer, or a label that is an
// object by mistake. What is on the screen beside them is a better name. Seen in 3.90.1.

export function mendName(part: Element): void {
  if (part.getAttribute('aria-label') === 'invisible') part.removeAttribute('aria-label');
  if (part instanceof HTMLInputElement && part.type === 'checkbox' && part.title === part.name)
    part.removeAttribute('title');
  const name = part.getAttribute('aria-label');
  if (!name?.includes('[object Object]')) return;
  const column = part.closest('th')?.textContent ?? '';
  part.setAttribute('aria-label', name.replace('[object Object]', column.trim()));
}

/** A drawer is named by its key. Its heading comes later and may change, so this runs again. */
export function mendDialogNames(page: Document): void {
  for (const dialog of page.querySelectorAll('[role="dialog"][id], dialog[id]')) {
    const isNamedByCode = dialog.getAttribute('aria-label') === dialog.id;
    const named = page.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    const heading = isNamedByCode && !named && dialog.querySelector('h1, h2, h3');
    if (!heading) continue;
    heading.id ||= `${dialog.id}-heading`;
    dialog.setAttribute('aria-labelledby', heading.id);
  }
}
