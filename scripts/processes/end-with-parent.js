/**
 * Preloaded into every process that the scripts start: when its parent is gone, for whatever
 * reason, it would be an orphan, so it ends itself with SIGTERM.
 */
const LOOK_MS = 500;
const GRACE_MS = 8_000;

// Polled, because a listener on the channel would keep an idle process alive, also in the workers
// of a build, which preload this file too. There is `send` also if the parent died so early that the
// channel is closed by now.
if (process.send) {
  const timer = setInterval(() => {
    if (process.connected) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
