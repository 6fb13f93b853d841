import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteProcess } from '../../tests/support/site-process.ts';

type Loading = { ms: number; heldMs: number };
const START_MS = 60_000;

export async function startWithoutCopy(
  env: Record<string, string> & { DATA_DIR: string },
): Promise<SiteProcess> {
  await rm(path.join(env.DATA_DIR, 'content'), { recursive: true, force: true });
  return SiteProcess.start({ ...env, LOG_LEVEL: 'info' }, START_MS);
}

export function loadings(site: SiteProcess): Loading[] {
  return site.log
    .filter((text) => text.includes('"content loaded"'))
    .map((text) => JSON.parse(text) as Loading);
}

export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
