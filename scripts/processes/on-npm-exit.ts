import { isStartedByNpm } from '../settings/env.ts';

const LOOK_MS = 500;

/** A killed npm cannot forward a signal, so the process it started has to poll its parent. */
export function onNpmExit(stop: () => void): void {
  // A process that was started by hand, for instance in the background, may outlive its parent.
  if (!isStartedByNpm()) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}
