import { readdir } from 'node:fs/promises';
import path from 'node:path';

const OF_PROCESS = /^process-([1-9]\d*)$/;

/** The first process of a site uses the spool itself, each further one a folder of its own. */
export function spoolOfProcess(spool: string, number: number): string {
  return number === 1 ? spool : path.join(spool, `process-${number}`);
}

export async function processesWithSpool(spool: string): Promise<number[]> {
  const names = await readdir(spool).catch(() => []);
  const further = names.flatMap((name) => OF_PROCESS.exec(name)?.[1] ?? []).map(Number);
  return [1, ...further.toSorted((a, b) => a - b)];
}
