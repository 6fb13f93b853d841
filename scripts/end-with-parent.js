/**
 * Loaded first into every process that the scripts start: once its parent is gone, however that
 * happened, nobody would watch over it or end it, so it ends as if it had been asked to.
 */
const LOOK_MS = 500;
const GRACE_MS = 8_000;

// Looked at, not listened to: a listener decides how long a process lives that has nothing to do,
// also in the workers of a build, which are given this file too.
if (process.connected) {
  const timer = setInterval(() => {
    if (process.connected) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
