import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often it looks; what it counts is the time from look to look. */
const LOOK_MS = 5;

/**
 * Watches a load of content: how long it takes, and how long requests had to wait meanwhile. It
 * watches until it is asked.
 */
export function watchLoading(): () => { ms: number; heldMs: number } {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  const since = performance.now();
  return () => {
    delay.disable();
    const heldMs = Math.max(0, Math.round(delay.max / 1e6 - LOOK_MS));
    return { ms: Math.round(performance.now() - since), heldMs };
  };
}
