/** Events that show that a visitor interacts with the page before it has loaded. */
const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'focusin'];

/**
 * Runs the page's modules on the load event or on the first interaction; earlier, they would only
 * compete with pictures and fonts for bandwidth.
 */
export function startScripts(): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of document.documentElement.dataset.modules?.split(' ') ?? []) {
      // Without a module that fails to load, the page still reads and its forms still submit.
      import(/* @vite-ignore */ src).catch(() => undefined);
    }
  };
  for (const sign of SIGNS) addEventListener(sign, start, { once: true, passive: true });
  addEventListener('load', start, { once: true });
}
