/** Ids of messages are long; cookies of other names that fit hide nothing. */
const MESSAGE_ID = /^[\w-]{12,64}$/;

/** Hides the messages of the header that this visitor has dismissed, before they take up space. */
export function hideDismissedMessages(): void {
  const ids = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => MESSAGE_ID.test(name));
  if (ids.length === 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ids.map((id) => `[data-message="${id}"]{display:none}`).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
