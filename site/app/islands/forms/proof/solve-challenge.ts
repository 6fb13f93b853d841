import type { Locale } from '@alpsera/cms/locales';
import type { Challenge } from 'altcha-lib';
import { CHALLENGE_PATH } from '#app/forms/form-extras.ts';

export type Solved = {
  /** As the server wants it: the challenge and its solution, in base64. */
  payload: string;
  /** In milliseconds. */
  expiresAt: number;
};

/** A line that hangs is as good as none; the slowest phones solve a challenge in some seconds. */
const ASK_MS = 10_000;
const SOLVE_MS = 60_000;

/** Asks for a challenge and solves it. Rejects if either is kept from happening, as blockers do. */
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
