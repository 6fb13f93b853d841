import { createContext, Script } from 'node:vm';
import { badRequest, busy } from '../request-error.ts';

/** The longest that one request's patterns may hold the event loop. */
const LONGEST_MS = 50;
/** And what all of them together may take of every second, quick ones not counted. */
const PER_SECOND_MS = 250;
const QUICK_MS = 2;

const script = new Script('run()');
const context = createContext({ run: undefined as unknown });

let allowance = { since: 0, left: PER_SECOND_MS };

/**
 * Runs work that contains a visitor's regular expressions and ends it when its time is up: V8 looks
 * for interruption while a pattern backtracks, and a timeout of node:vm is such an interruption.
 * The allowance keeps many slow patterns, one after the other, from holding up everyone else.
 */
export function runWithinTime<Result>(work: () => Result): Result {
  const started = performance.now();
  if (started - allowance.since >= 1000) allowance = { since: started, left: PER_SECOND_MS };
  const timeout = Math.floor(Math.min(LONGEST_MS, allowance.left));
  if (timeout < 1) throw busy('Too many costly patterns at the moment', 1);
  context.run = work;
  try {
    return script.runInContext(context, { timeout }) as Result;
  } catch (error) {
    const isTimeout = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    throw isTimeout ? badRequest('The patterns of the filter take too long') : error;
  } finally {
    context.run = undefined;
    allowance.left -= Math.max(0, performance.now() - started - QUICK_MS);
  }
}
