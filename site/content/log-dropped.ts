import type { Logger } from 'pino';
import { withoutNames, type Dropped } from './dropped.ts';

/** Logs each thing that is left out once, not again with every change of something else. */
export function logDropped(
  logger: Logger,
  dropped: readonly Dropped[],
  before: readonly Dropped[],
): void {
  const told = new Set(before.map((one) => JSON.stringify(one)));
  for (const one of dropped) {
    if (told.has(JSON.stringify(one))) continue;
    const what = one.field === undefined ? 'an entry' : 'a value';
    logger.warn(withoutNames(one), `${what} does not fit its model and is left out`);
  }
}
