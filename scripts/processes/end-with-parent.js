// Preloaded into every process that the scripts start: without its parent, it ends itself.

const LOOK_MS = 500;
const GRACE_MS = 8_000;

// Polled, because a listener on the channel would keep an idle process alive. There is `send` even
// if the channel is closed by now.
if (process.send) {
  const timer = setInterval(() => {
    if (process.connected) return;
    clearInterval(timer);
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
