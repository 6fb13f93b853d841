import type { Finding } from './finding.ts';

/** Whether new pictures can be made, those of visitors and of pages. */
export function pictureProcessFinding(problem: string | undefined): Finding {
  const base = { area: 'pictures', name: 'process' };
  if (problem === undefined) return { ...base, state: 'ok', says: 'can make new ones' };
  const todo =
    'See why the process that makes pictures ends; its last lines in the log of the site say more.';
  return { ...base, state: 'wrong', says: problem, todo };
}
