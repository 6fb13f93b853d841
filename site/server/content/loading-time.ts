import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Watches a load of content: how long it takes, and how long requests had to wait meanwhile. It
 * watches until it is asked.
 */
export function watchLoading(): () => { ms: number; heldMs: number } {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const since = performance.now();
  return () => {
    delay.disable();
    return { ms: Math.round(performance.now() - since), heldMs: Math.round(delay.max / 1e6) };
  };
}
