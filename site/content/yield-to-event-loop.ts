import { setImmediate } from 'node:timers/promises';

/** The longest stretch of synchronous work before the event loop handles requests again. */
const SLICE_MS = 4;

export type YieldToEventLoop = () => Promise<void> | undefined;

/**
 * Lets a long loop share the event loop with requests:
 * `const yieldToEventLoop = createYieldToEventLoop(); for (…) { work(); await yieldToEventLoop(); }`
 */
export function createYieldToEventLoop(sliceMs = SLICE_MS): YieldToEventLoop {
  // The first call always yields: the caller may have worked for a while already.
  let since = -Infinity;
  return () => {
    if (performance.now() - since < sliceMs) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
