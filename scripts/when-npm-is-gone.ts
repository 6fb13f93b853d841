import { isStartedByNpm } from './env.ts';

const LOOK_MS = 500;

/** An npm that is killed cannot pass that on: whoever it started has to look. */
export function whenNpmIsGone(stop: () => void): void {
  // Started by hand, in the background for instance, a process may well outlive its parent.
  if (!isStartedByNpm()) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}
