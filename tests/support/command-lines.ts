import { readdirSync, readFileSync } from 'node:fs';

/** All processes that can be seen, by pid; those that only wait to be collected have no command. */
export function commandLines(): Map<number, string> {
  const found = new Map<number, string>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      if (command) found.set(Number(pid), command);
    } catch {
      // It ended in between.
    }
  }
  return found;
}
