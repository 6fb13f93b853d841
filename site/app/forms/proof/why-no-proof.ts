import type { ShownProblem } from '../form-answer.ts';

const HEALTH_PATH = '/healthz';

/** A challenge that did not come was kept away by a blocker, or else nothing comes at all. */
export async function whyNoProof(): Promise<ShownProblem> {
  if (!navigator.onLine) return { reason: 'offline' };
  const isReachable = await fetch(HEALTH_PATH, { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  return isReachable ? { reason: 'spamProtection' } : { reason: 'failed', error: '' };
}
