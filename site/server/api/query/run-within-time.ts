import { createContext, Script } from 'node:vm';
import { badRequest, busy } from '#server/http/request-error.ts';

/** The longest that one request's patterns may block the event loop. */
const LONGEST_MS = 50;
/** The limit for all requests together per second; the first QUICK_MS of each are free. */
const PER_SECOND_MS = 250;
const QUICK_MS = 2;
/** Attempts for work that timed out without having used its processor time. */
const TRIES = 4;

const script = new Script('run()');
const context = createContext({ run: undefined as unknown });

let allowance = { since: 0, left: PER_SECOND_MS };

/**
 * Runs work that contains a visitor's regular expressions, with a timeout: V8 checks for interrupts
 * while a pattern backtracks, and a timeout of node:vm is such an interrupt. The allowance keeps
 * many slow patterns, one after the other, from blocking all other requests.
 *
 * Processor time counts: the clock also runs while a busy machine works for other processes.
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

/** Processor time of this process since the call, in milliseconds. */
function stopwatch(): () => number {
  const since = process.cpuUsage();
  return () => process.cpuUsage(since).user / 1000;
}
