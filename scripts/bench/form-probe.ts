import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from '../../tests/support/site-process.ts';
import { contactForm } from './form-load.ts';

const EVERY_MS = 500;

/** Visitors who send one form each, from an address of their own; half of them forget a field. */
export async function probeForms(site: SiteProcess, forMs: number): Promise<{ refused: number }> {
  const all: Promise<boolean>[] = [];
  for (let count = 0; count < forMs / EVERY_MS; count += 1) {
    all.push(isAnswered(site, newAddress(), count % 2 === 0).catch(() => false));
    await sleep(EVERY_MS);
  }
  return { refused: (await Promise.all(all)).filter((isFine) => !isFine).length };
}

/** A random address, because the database counts the forms of each for an hour, across runs. */
function newAddress(): string {
  const groups = randomBytes(4).toString('hex');
  return `2001:db8:${groups.slice(0, 4)}:${groups.slice(4)}::1`;
}

async function isAnswered(site: SiteProcess, address: string, isComplete: boolean) {
  const body = contactForm(`A message from ${address}`);
  if (!isComplete) body.delete('privacy');
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address };
  const answer = await site.get('/contact', { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status === (isComplete ? 303 : 422);
}
