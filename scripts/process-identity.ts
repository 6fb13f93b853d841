import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names a process for good: its number alone may be another's by tomorrow, but not together with
 * the moment it was started. Fit for the name of a file. Undefined if there is no such process.
 */
export function identityOf(pid: number): string | undefined {
  try {
    const started = process.platform === 'linux' ? ticksSinceBoot(pid) : startedAt(pid);
    return started && `${pid}-${started}`;
  } catch {
    return undefined;
  }
}

export function isRunning(identity: string): boolean {
  return identityOf(pidOf(identity)) === identity;
}

export function pidOf(identity: string): number {
  return Number.parseInt(identity, 10);
}

export function ownIdentity(): string {
  return identityOf(process.pid) ?? String(process.pid);
}

function ticksSinceBoot(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets, which may hold anything.
  const [state, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // One that only waits to be collected has ended.
  if (state === 'Z') return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
  return `${boot}-${others[18]}`;
}

/** Systems without /proc; Linux may be without ps. */
function startedAt(pid: number): string {
  const said = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)]).toString();
  return said.trim().replaceAll(/\W+/g, '-');
}
