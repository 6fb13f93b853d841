import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SteadyFlag } from './steady-flag.ts';

let shown: boolean;
let flag: SteadyFlag;

beforeEach(() => {
  vi.useFakeTimers();
  shown = false;
  flag = new SteadyFlag({
    ...{ after: 300, atLeast: 200 },
    onChange: (isShown) => {
      shown = isShown;
    },
  });
});
afterEach(() => vi.useRealTimers());

it('does not show what is over quickly', () => {
  flag.set(true);
  vi.advanceTimersByTime(299);
  flag.set(false);
  vi.advanceTimersByTime(1_000);
  expect(shown).toBe(false);
});

it('shows what takes longer, for at least 200 ms', () => {
  flag.set(true);
  vi.advanceTimersByTime(300);
  expect(shown).toBe(true);
  flag.set(false);
  vi.advanceTimersByTime(199);
  expect(shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(false);
});

it('goes at once when it was shown long enough', () => {
  flag.set(true);
  vi.advanceTimersByTime(2_000);
  flag.set(false);
  vi.advanceTimersByTime(0);
  expect(shown).toBe(false);
});

it('stays if the waiting begins again', () => {
  flag.set(true);
  vi.advanceTimersByTime(300);
  flag.set(false);
  vi.advanceTimersByTime(100);
  flag.set(true);
  vi.advanceTimersByTime(1_000);
  expect(shown).toBe(true);
});
