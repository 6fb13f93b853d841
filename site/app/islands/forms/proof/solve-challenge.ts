import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Challenge } from 'altcha-lib';
import { CHALLENGE_PATH } from '#app/forms/form-extras.ts';

export type Solved = {
  /** The challenge with its solution, in base64. */
  payload: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
};

/** Timeouts of a hanging request, and of solving, which takes slow phones some seconds. */
const ASK_MS = 10_000;
const SOLVE_MS = 60_000;

export async function solveChallenge(locale: Locale): Promise<Solved> {
  const answer = await fetch(CHALLENGE_PATH, {
    headers: { 'Content-Language': locale },
    cache: 'no-store',
    signal: AbortSignal.timeout(ASK_MS),
  });
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await inWorker(challenge);
  const { expiresAt } = challenge.parameters;
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: expiresAt ? expiresAt * 1000 : Infinity,
  };
}

function inWorker(challenge: Challenge): Promise<unknown> {
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) =>
      data ? resolve(data) : reject(new Error('The challenge was not solved')),
    );
    worker.addEventListener('error', () => reject(new Error('The challenge could not be loaded')));
    setTimeout(() => reject(new Error('The challenge took too long')), SOLVE_MS);
  });
  worker.postMessage(challenge, []);
  return solved.finally(() => worker.terminate());
}
