import { readdirSync, readFileSync } from 'node:fs';

/** The command lines of all visible processes, by pid; zombie processes have none. */
export function commandLines(): Map<number, string> {
  const found = new Map<number, string>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      if (command) found.set(Number(pid), command);
    } catch {
      // It exited in between.
    }
  }
  return found;
}
