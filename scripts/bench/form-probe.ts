import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from '../../tests/support/site-process.ts';

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

/** Another one in each run, because limits are counted in the database for an hour. */
function newAddress(): string {
  const groups = randomBytes(4).toString('hex');
  return `2001:db8:${groups.slice(0, 4)}:${groups.slice(4)}::1`;
}

async function isAnswered(site: SiteProcess, address: string, isComplete: boolean) {
  const answer = await site.get('/contact', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address },
    body: new URLSearchParams({
      name: 'Bench',
      email: 'bench@clinic.example',
      category: 'other',
      message: `A message from ${address}`,
      ...(isComplete && { privacy: 'yes' }),
    }),
  });
  await answer.arrayBuffer();
  return answer.status === (isComplete ? 303 : 422);
}
