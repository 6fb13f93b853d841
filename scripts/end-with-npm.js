/**
 * Preloaded into a role that npm starts without a script of ours in between: a killed npm cannot
 * forward a signal, so the process looks for its parent, and ends itself with SIGTERM.
 */
const LOOK_MS = 500;

if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
