import { dismissedStyles } from '#app/shell/messages/dismissed-styles.ts';

/** Dismissed messages are cookies named by their ids. Other cookies that match hide nothing. */
const MESSAGE_ID = /^[\w-]{12,64}$/;

/** Hides the header messages that this visitor has dismissed, before they take up space. */
export function hideDismissedMessages(): void {
  const ids = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => MESSAGE_ID.test(name));
  if (ids.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dismissedStyles(ids));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** On the elements that use it: set on the root, it would make the browser style the whole page anew. */
const BELOW_MESSAGES = '.hero, .flyout-panel, .cookie-card-sheet';

/**
 * Tells styles how far the messages push the header down, for elements that end below it. The
 * messages are measured as soon as they are parsed, before the first paint, and on each resize.
 */
export function measureMessages(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const resized = new ResizeObserver(([bar]) => {
    const height = Math.ceil(bar?.borderBoxSize[0]?.blockSize ?? 0);
    sheet.replaceSync(`${BELOW_MESSAGES} { --messages-height: ${height}px }`);
  });
  const parsed = new MutationObserver(() => {
    const bar = document.querySelector('.messages');
    if (!bar) return;
    resized.observe(bar);
    parsed.disconnect();
  });
  parsed.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => parsed.disconnect());
}
