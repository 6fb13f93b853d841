import { dismissedStyles } from '#app/shell/messages/dismissed-styles.ts';

/** Message ids are long. A cookie with another matching name hides nothing. */
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
