/** The editor notices a selection a moment after it is made. */
const PATIENCE_MS = 2_000;

/** Payload has a button for a link, and no key. False where no words are selected. */
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
