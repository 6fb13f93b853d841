/** Hides dismissed messages, and shows the first two of the others, as messages.css does. */
export function dismissedStyles(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const dismissed = ids.map((id) => `[data-message="${id}"]`).join();
  const nth = (place: string) => `.message:nth-child(${place} of :not(${dismissed}))`;
  return (
    `${dismissed}{display:none}` +
    `${nth('-n+2')}{display:flex}` +
    `${hasNo(nth('2'))} .message-text{-webkit-line-clamp:none}` +
    `${hasNo(nth('2'))} .messages-more,` +
    `${hasNo(`${nth('3')},.is-long:not(${dismissed})`)} .messages-more{display:none}` +
    `${hasNo(nth('1'))}{display:none}`
  );
}

/** A selector for the bar if it contains none of these messages. */
function hasNo(messages: string): string {
  return `.messages:not(:has(${messages}))`;
}

export const DISMISS_PATH = '/header-messages/dismiss';

/** Styles that hide the dismissed messages in browsers without scripts; they depend on cookies. */
export const DISMISSED_STYLES_PATH = '/header-messages/dismissed.css';
