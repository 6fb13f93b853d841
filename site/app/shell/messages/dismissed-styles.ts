/**
 * Styles for the messages that a visitor has dismissed, while they are still in the page: they are
 * hidden and not counted, and the first of the others takes their place (see messages.css).
 */
export function dismissedStyles(ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const dismissed = ids.map((id) => `[data-message="${id}"]`).join();
  const left = `.message:nth-child(1 of :not(${dismissed}))`;
  const second = `.message:nth-child(2 of :not(${dismissed}))`;
  return (
    `${dismissed}{display:none}` +
    `${left}{position:static;visibility:visible}` +
    `.messages:not(:has(${second})) .messages-more{display:none}` +
    `.messages:not(:has(${left})){display:none}`
  );
}
