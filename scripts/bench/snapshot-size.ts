import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SiteProcess } from '../../tests/support/site-process.ts';

export type SnapshotSize = { seconds: number; heldMs: number; memoryMb: number };

/** Starts a site without a copy of the content and reads in its log what loading it all took. */
export async function startWithoutCopy(
  env: Record<string, string> & { DATA_DIR: string },
): Promise<{ site: SiteProcess; size: SnapshotSize }> {
  await rm(path.join(env.DATA_DIR, 'content'), { recursive: true, force: true });
  const site = await SiteProcess.start({ ...env, LOG_LEVEL: 'info' });
  const line = site.log.find((text) => text.includes('"content loaded"')) ?? '{}';
  const { ms, heldMs } = JSON.parse(line) as { ms: number; heldMs: number };
  return { site, size: { seconds: ms / 1000, heldMs, memoryMb: await memoryOf(site.pid) } };
}

/** What a process holds in memory, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
