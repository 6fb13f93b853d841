import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process by its pid and start time, since a pid alone may be reused. Usable as a file name. */
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
  // The second field is the program's name in brackets, which may contain any character.
  const [state, ...others] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie counts as ended.
  if (state === 'Z') return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
  return `${boot}-${others[18]}`;
}

/** The start time on systems without /proc. Linux does not use this, as it may lack ps. */
function startedAt(pid: number): string {
  const said = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)]).toString();
  return said.trim().replaceAll(/\W+/g, '-');
}
