/**
 * Tells styles how far the messages push the header down, for elements that end below it. The
 * messages are measured as soon as they are parsed, before the first paint, and on each resize.
 */
export function measureMessages(): void {
  const resized = new ResizeObserver(([bar]) => {
    const height = bar?.borderBoxSize[0]?.blockSize ?? 0;
    document.documentElement.style.setProperty('--messages-height', `${Math.ceil(height)}px`);
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
