import { setImmediate } from 'node:timers/promises';

/** The longest stretch of work before the event loop handles requests again. */
const SLICE_MS = 4;
/** Work goes on after so many; a limit of time would be over in a single turn on a busy processor. */
const MAX_ACCEPTED = 50;

export type YieldToEventLoop = () => Promise<void> | undefined;

let connections = 0;

export function noteConnection(): void {
  connections += 1;
}

/**
 * Waits for a turn of the event loop, and for more while each accepts a new connection. A turn
 * accepts one: with work in each, a visitor after a hundred others would wait a hundred times.
 */
export async function acceptConnections(): Promise<void> {
  // Ends in the present turn, if that has just read from the network.
  await setImmediate();
  const end = connections + MAX_ACCEPTED;
  let before: number;
  do {
    before = connections;
    await setImmediate();
  } while (connections !== before && connections < end);
}

/**
 * Lets a long loop share the event loop with requests:
 * `const yieldToEventLoop = createYieldToEventLoop(); for (…) { work(); await yieldToEventLoop(); }`
 */
export function createYieldToEventLoop(sliceMs = SLICE_MS): YieldToEventLoop {
  // The first call always yields: the caller may have worked for a while already.
  let since = -Infinity;
  return () => {
    if (performance.now() - since < sliceMs) return undefined;
    return acceptConnections().then(() => {
      since = performance.now();
    });
  };
}
