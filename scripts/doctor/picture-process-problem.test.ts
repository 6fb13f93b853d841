import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pictureProcessProblem } from './picture-process-problem.ts';

const REAL = fileURLToPath(
  new URL('../../site/server/pictures/picture-process.ts', import.meta.url),
);

it('has a picture drawn by the real process', { timeout: 60_000 }, async () => {
  expect(await pictureProcessProblem(REAL)).toBeUndefined();
});

it('says that the process does not start', { timeout: 60_000 }, async () => {
  const missing = fileURLToPath(new URL('./no-such-process.js', import.meta.url));
  expect(await pictureProcessProblem(missing)).toMatch(/does not start/);
});
