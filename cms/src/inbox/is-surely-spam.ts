import type { KeptSubmission } from './kept-submission.ts';

/** Bots fill in hidden fields or get a low score; no mail goes to the address they enter. */
export function isSurelySpam({ suspicions }: KeptSubmission): boolean {
  return suspicions.includes('honeypot') || suspicions.includes('low-score');
}
