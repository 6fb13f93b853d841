import { PREFETCH_IDLE_TIMEOUT_MS } from '../constants.ts';

/** Does some work when the browser has nothing else to do, or after two seconds; undone by what it returns. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: PREFETCH_IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, PREFETCH_IDLE_TIMEOUT_MS);
  return () => clearTimeout(id);
}
