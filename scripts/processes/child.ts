import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isRunning, ownIdentity, pidOf } from './process-identity.ts';

export const END_WITH_PARENT = new URL('./end-with-parent.js', import.meta.url).href;

/** A little longer than a child needs to notice by itself that its parent is gone. */
const GRACE_MS = 9_000;
/** Then it is left alone: SIGKILL ends neither another user's process nor one blocked on disk. */
const PATIENCE_MS = 12_000;
const folderOf = (dataFolder: string) => path.join(dataFolder, 'running');

type Options = Omit<SpawnOptions, 'stdio'> & {
  env: NodeJS.ProcessEnv;
  stdio: ['inherit', 'inherit', 'inherit'] | ['ignore', 'inherit' | 'pipe', 'inherit' | 'pipe'];
};

/**
 * Starts Node with a script. The child ends with this process, whose end it sees by the closed IPC
 * channel. If it hangs, the next start finds it in the records of DATA_DIR and ends it.
 */
export function startChild(args: readonly string[], options: Options): ChildProcess {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    ...options,
    stdio: [...options.stdio, 'ipc'],
  });
  const { DATA_DIR } = options.env;
  if (child.pid && DATA_DIR) child.once('exit', registerChild(DATA_DIR, child.pid));
  return child;
}

export async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Records a child process: a file named after the child, containing its parent's identity. */
function registerChild(dataFolder: string, pid: number): () => void {
  const identity = identityOf(pid);
  if (!identity) return () => undefined;
  const file = path.join(folderOf(dataFolder), identity);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, ownIdentity());
  } catch {
    // A full disk must not prevent a start: children of a killed parent exit by themselves.
  }
  return () => rmSync(file, { force: true });
}

/** Ends orphaned child processes and returns their number; those with a parent are left alone. */
export async function endOrphans(dataFolder: string): Promise<number> {
  const folder = folderOf(dataFolder);
  const children = await readdir(folder).catch(() => []);
  const ended = await Promise.all(
    children.map(async (child) => {
      const file = path.join(folder, child);
      // An empty record was written on a full disk: its parent is unknown.
      const parent = await readFile(file, 'utf8').catch(() => '');
      const isOrphan = parent !== '' && !isRunning(parent) && isRunning(child);
      if (isOrphan) await end(child);
      if (!isRunning(child)) await rm(file, { force: true });
      return isOrphan;
    }),
  );
  return ended.filter(Boolean).length;
}

async function end(identity: string): Promise<void> {
  const since = performance.now();
  signal(identity, 'SIGTERM');
  while (isRunning(identity) && performance.now() - since < PATIENCE_MS) {
    if (performance.now() - since > GRACE_MS) signal(identity, 'SIGKILL');
    await sleep(50);
  }
}

function signal(identity: string, name: NodeJS.Signals): void {
  try {
    if (isRunning(identity)) process.kill(pidOf(identity), name);
  } catch {
    // The process exited in between.
  }
}
