import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const PER_SECOND = 50;
const SECONDS = 30;

export type FormLoad = { sent: number; errors: number; medianMs: number; p99Ms: number };

/** Sends messages at a constant rate, however long the responses take, as visitors would. */
export async function measureForms(siteUrl: string): Promise<FormLoad> {
  const took: number[] = [];
  let errors = 0;
  const send = async () => {
    const since = performance.now();
    const isKept = await sendMessage(siteUrl).catch(() => false);
    took.push(performance.now() - since);
    if (!isKept) errors += 1;
  };
  const all: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < PER_SECOND * SECONDS; count += 1) {
    await sleep(Math.max(0, start + (count * 1000) / PER_SECOND - performance.now()));
    all.push(send());
  }
  await Promise.all(all);
  const sorted = took.toSorted((a, b) => a - b);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { sent: all.length, errors, medianMs: percentile(0.5), p99Ms: percentile(0.99) };
}

/** Posts a form without scripts; it was stored if the response redirects to the thanks. */
export async function sendMessage(siteUrl: string): Promise<boolean> {
  const answer = await fetch(`${siteUrl}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({
      name: 'Bench',
      email: 'bench@clinic.example',
      category: 'other',
      privacy: 'yes',
      message: `Message ${randomUUID()}`,
    }),
  });
  await answer.arrayBuffer();
  return answer.status === 303;
}
