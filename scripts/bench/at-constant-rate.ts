import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from './percentile.ts';

/** Asks at a constant rate, however long the answers take, as visitors would. */
export async function atConstantRate(times: number, everyMs: number, ask: () => Promise<boolean>) {
  const took: number[] = [];
  let errors = 0;
  const askOnce = async () => {
    const since = performance.now();
    const isAnswered = await ask();
    took.push(performance.now() - since);
    if (!isAnswered) errors += 1;
  };
  const all: Promise<void>[] = [];
  const start = performance.now();
  for (let count = 0; count < times; count += 1) {
    await sleep(Math.max(0, start + count * everyMs - performance.now()));
    all.push(askOnce());
  }
  await Promise.all(all);
  return { sent: times, errors, medianMs: median(took), p99Ms: percentile(took, 0.99) };
}
