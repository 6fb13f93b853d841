/** Which link was followed on each page of the history, by the key of its entry. */
const followed = new Map<string, string>();
const MAX_KEPT = 100;

export function rememberFocus(key: string): void {
  const link = document.activeElement?.closest('main a[href]')?.getAttribute('href');
  if (!link) return;
  followed.delete(key);
  followed.set(key, link);
  if (followed.size > MAX_KEPT) followed.delete(followed.keys().next().value ?? '');
}

/** The link by which the visitor once left this page. */
export function focusedBefore(key: string): HTMLElement | undefined {
  const href = followed.get(key);
  if (href === undefined) return undefined;
  const links = document.querySelectorAll<HTMLElement>('main a[href]');
  return [...links].find((link) => link.getAttribute('href') === href);
}
