import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Sampling interval; measured delays include it, so it is subtracted. */
const LOOK_MS = 5;

/** Returns a function that ends the measurement: its duration and the event loop's longest block. */
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
