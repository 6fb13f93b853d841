import type { KeptSubmission } from './kept-submission.ts';

/** Programs fill in what people do not see; nobody gets a mail because of them. */
export function isSurelySpam({ suspicions }: KeptSubmission): boolean {
  return suspicions.includes('honeypot') || suspicions.includes('low-score');
}
