import { setImmediate } from 'node:timers/promises';

/** The longest stretch of synchronous work before the event loop handles requests again. */
const SLICE_MS = 4;
/** After this many connections work goes on. A time limit could pass in one turn on a busy CPU. */
const MAX_ACCEPTED = 50;

export type YieldToEventLoop = () => Promise<void> | undefined;

let connections = 0;

export function noteConnection(): void {
  connections += 1;
}

/**
 * Waits for a turn of the event loop, and for more while each accepts a new connection. A turn
 * accepts only one: with work in between, a visitor behind a hundred others would wait for a
 * hundred pieces of it.
 */
export async function acceptConnections(): Promise<void> {
  // Resolves within the current turn if that has just read from the network.
  await setImmediate();
  const end = connections + MAX_ACCEPTED;
  let before: number;
  do {
    before = connections;
    await setImmediate();
  } while (connections !== before && connections < end);
}

/** A function to await after each step of a long loop, so that requests get their turn. */
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
