/** What shows that a visitor wants something of the page, before it is loaded. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin'];

/**
 * Runs the page's modules when everything that is seen has arrived, or as soon as the visitor turns
 * to the page: until then they would only take the line from pictures and letters.
 */
export function startScripts(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of document.documentElement.dataset.modules?.split(' ') ?? []) {
      // What cannot be had leaves a page that reads and sends without it.
      import(/* @vite-ignore */ src).catch(() => undefined);
    }
  };
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true });
  addEventListener('load', start, { once: true });
}
