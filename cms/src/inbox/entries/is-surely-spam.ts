import type { SpoolEntry } from '../../forms/spool-entry.ts';

/** Bots fill in hidden fields or get a low score; no mail goes to the address they enter. */
export function isSurelySpam({ suspicions }: SpoolEntry): boolean {
  return suspicions.includes('honeypot') || suspicions.includes('low-score');
}
