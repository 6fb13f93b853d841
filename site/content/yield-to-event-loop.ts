import { setImmediate } from 'node:timers/promises';

/** The longest stretch of work before the event loop handles requests again. */
const SLICE_MS = 4;
/** After so many, work goes on. A limit of time would be over in one turn of a busy processor. */
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

/** Awaited after each piece of a long loop, it lets requests have their turn. */
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
