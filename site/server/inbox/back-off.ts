type Limits = { firstMs: number; capMs: number };

export function backOffMs(failures: number, { firstMs, capMs }: Limits, random = Math.random) {
  const wait = Math.min(capMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 30));
  // Up to a tenth less, at random, so that many do not retry at the same moment.
  return Math.round(wait * (1 - 0.1 * random()));
}
