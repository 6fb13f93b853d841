import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Stops all processes of a Postgres, as a hanging disk would: connections stay open without
 * responses. Returns a function that resumes them.
 */
export async function freezePostgres(folder: string): Promise<() => void> {
  const file = path.join(folder, 'cluster/postmaster.pid');
  const postmaster = Number((await readFile(file, 'utf8')).split('\n')[0]);
  // The postmaster first, so that it starts no further processes meanwhile.
  process.kill(postmaster, 'SIGSTOP');
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = processes.filter(([, parent]) => parent === postmaster);
  const all = [postmaster, ...children.map(([pid = 0]) => pid)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) signal(pid, 'SIGCONT');
  };
}

/** Ignores processes that have exited, as those of closed connections do. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
