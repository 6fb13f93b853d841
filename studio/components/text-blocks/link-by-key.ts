/** The editor notices a selection a moment after it is made. */
const PATIENCE_MS = 2_000;

/**
 * In a text with words selected, the key that opens the search makes a link of them, as in other
 * editors: Payload has a button for it, and no key. Returns whether it does.
 */
export function linkByKey(): boolean {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return false;
  const editor = selection.anchorNode?.parentElement?.closest('.rich-text-lexical');
  const button = editor?.querySelector<HTMLElement>('.toolbar-popup__button-link');
  if (button) clickOnceEnabled(button);
  return Boolean(button);
}

function clickOnceEnabled(button: HTMLElement): void {
  const isEnabled = () => !button.classList.contains('disabled');
  if (isEnabled()) return button.click();
  const watch = new MutationObserver(() => {
    if (!isEnabled()) return;
    watch.disconnect();
    button.click();
  });
  watch.observe(button, { attributeFilter: ['class'] });
  setTimeout(() => watch.disconnect(), PATIENCE_MS);
}
