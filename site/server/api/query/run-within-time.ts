import { createContext, Script } from 'node:vm';
import { badRequest, busy } from '#server/http/request-error.ts';

/** The longest that one request's patterns may hold the event loop. */
const LONGEST_MS = 50;
/** And what all of them together may take of every second, quick ones not counted. */
const PER_SECOND_MS = 250;
const QUICK_MS = 2;
/** How often work may begin that was ended by the clock and not by what it did. */
const TRIES = 4;

const script = new Script('run()');
const context = createContext({ run: undefined as unknown });

let allowance = { since: 0, left: PER_SECOND_MS };

/**
 * Runs work that contains a visitor's regular expressions and ends it when its time is up: V8 looks
 * for interruption while a pattern backtracks, and a timeout of node:vm is such an interruption.
 * The allowance keeps many slow patterns, one after the other, from holding up everyone else.
 *
 * What counts is the processor's time: the clock runs on while a busy machine works for others.
 */
export function runWithinTime<Result>(work: () => Result): Result {
  const now = performance.now();
  if (now - allowance.since >= 1000) allowance = { since: now, left: PER_SECOND_MS };
  const timeout = Math.floor(Math.min(LONGEST_MS, allowance.left));
  if (timeout < 1) throw busy('Too many costly patterns at the moment', 1);
  context.run = work;
  const workedMs = stopwatch();
  try {
    return runOften<Result>(timeout);
  } finally {
    context.run = undefined;
    allowance.left -= Math.max(0, workedMs() - QUICK_MS);
  }
}

function runOften<Result>(timeout: number): Result {
  for (let tries = 1; ; tries += 1) {
    const workedMs = stopwatch();
    try {
      return script.runInContext(context, { timeout }) as Result;
    } catch (error) {
      const isTimeout = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      if (!isTimeout) throw error;
      const hadItsTime = workedMs() > timeout / 2;
      if (hadItsTime || tries === TRIES) {
        throw badRequest('The patterns of the filter take too long');
      }
    }
  }
}

/** How long the processor has worked for us since. */
function stopwatch(): () => number {
  const since = process.cpuUsage();
  return () => process.cpuUsage(since).user / 1000;
}
