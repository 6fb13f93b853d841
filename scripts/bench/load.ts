import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SECONDS = 3;
const CONNECTIONS = 32;

export type Load = { perSecond: number; p99Ms: number };

export async function isInstalled(command: string): Promise<boolean> {
  return run('which', [command]).then(
    () => true,
    () => false,
  );
}

/** Load from one core, for a server on another core: the same for all servers compared. */
export async function measureLoad(url: string, headers: string[] = [], cores = '1'): Promise<Load> {
  const flags = headers.flatMap((header) => ['-H', header]);
  const wrk = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...flags, url];
  const { stdout } = await run('taskset', ['-c', cores, ...wrk]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1;
  return { perSecond, p99Ms: Number(amount) * factor };
}
