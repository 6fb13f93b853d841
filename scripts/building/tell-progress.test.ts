import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellProgress } from './tell-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const work = () => new Promise<void>((resolve) => setTimeout(resolve, 40_000));

/** What is said during work of 40 seconds. */
async function said(seconds: number | undefined): Promise<string[]> {
  const lines: string[] = [];
  const telling = { name: 'the studio', seconds, say: (text: string) => lines.push(text) };
  const done = tellProgress(telling, work);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await done).toBe(40);
  return lines;
}

it('says how much time is left, every quarter of a minute, and nothing when it is done', async () => {
  expect(await said(50)).toEqual([
    'Building the studio, once for each version: some 50 s.',
    'Building the studio: 15 s, some 35 s left.',
    'Building the studio: 30 s, some 20 s left.',
  ]);
});

it('names no time left if it is unknown, or has passed already', async () => {
  const first = 'Building the studio, once for each version.';
  expect(await said(undefined)).toEqual([
    first,
    'Building the studio: 15 s.',
    'Building the studio: 30 s.',
  ]);
  expect((await said(20)).slice(1)).toEqual([
    'Building the studio: 15 s, some 5 s left.',
    'Building the studio: 30 s.',
  ]);
});
