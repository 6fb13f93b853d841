import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { ShownProblem } from '#app/forms/form-answer.ts';

const HEALTH_PATH = '/healthz';
const ASK_MS = 5_000;

/** If the server is reachable, a blocker stopped the challenge; else the connection failed. */
export async function proofFailure(locale: Locale): Promise<ShownProblem> {
  if (!navigator.onLine) return { reason: 'offline' };
  const isReachable = await fetch(HEALTH_PATH, {
    headers: { 'Content-Language': locale },
    cache: 'no-store',
    signal: AbortSignal.timeout(ASK_MS),
  }).then(
    (answer) => answer.ok,
    () => false,
  );
  return isReachable ? { reason: 'spamProtection' } : { reason: 'failed', error: '' };
}
