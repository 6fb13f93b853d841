import { setImmediate } from 'node:timers/promises';

/** The longest stretch of work before requests get their turn. */
const SLICE_MS = 4;

export type Breather = () => Promise<void> | undefined;

/**
 * Lets a long loop share the event loop with requests:
 * `const breathe = createBreather(); for (…) { work(); await breathe(); }`
 */
export function createBreather(sliceMs = SLICE_MS): Breather {
  // The first breath is taken at once: nobody knows how long the caller has worked already.
  let since = -Infinity;
  return () => {
    if (performance.now() - since < sliceMs) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
