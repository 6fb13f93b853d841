type Limits = { firstMs: number; capMs: number };

/** How long to wait after a number of failures in a row: twice as long each time, up to a limit. */
export function backOffMs(failures: number, { firstMs, capMs }: Limits, random = Math.random) {
  const wait = Math.min(capMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30));
  // A little less at random, so that many do not come back at the same moment.
  return Math.round(wait * (1 - 0.1 * random()));
}
