/**
 * In a text with words selected, the key that opens the search makes a link of them, as in other
 * editors: Payload has a button for it, and no key. Returns whether it did.
 */
export function linkByKey(): boolean {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return false;
  const editor = selection.anchorNode?.parentElement?.closest('.rich-text-lexical');
  const button = editor?.querySelector<HTMLElement>('.toolbar-popup__button-link');
  button?.click();
  return Boolean(button);
}
