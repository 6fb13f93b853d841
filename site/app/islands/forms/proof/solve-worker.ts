import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';

/** Runs in a worker, so that solving does not block the page. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const isPbkdf2 = data.parameters.algorithm.startsWith('PBKDF2');
  try {
    const deriveKey = isPbkdf2 ? derivePbkdf2 : deriveSha;
    postMessage(await solveChallenge({ challenge: data, deriveKey }));
  } catch {
    postMessage(null);
  }
});
