// A killed npm cannot forward its signal, so the process that loads this module checks whether its
// parent is still there, and otherwise ends itself with SIGTERM.

const LOOK_MS = 500;

// A process that was started by hand, for instance in the background, may outlive its parent.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
