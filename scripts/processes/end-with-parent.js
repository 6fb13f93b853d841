// Preloaded into every process that the scripts start, which ends itself when its parent is gone.

const LOOK_MS = 500;
const GRACE_MS = 8_000;

// The channel to the parent is polled, because a listener on it would keep an idle process alive.
// `send` exists even if the channel is closed by now.
if (process.send) {
  const timer = setInterval(() => {
    if (process.connected) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
