import { afterEach, expect, it, vi } from 'vitest';
import { OutageLog } from './outage-log.ts';

afterEach(() => vi.restoreAllMocks());

it('warns at once, then every half minute, and at once after it was over', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const warn = vi.fn();
  const outage = new OutageLog({ warn });
  const failAt = (seconds: number) => {
    now = seconds * 1000;
    outage.warn({ seconds }, 'it fails');
  };

  for (let seconds = 0; seconds <= 65; seconds += 1) failAt(seconds);
  outage.over();
  for (const seconds of [66, 67]) failAt(seconds);
  const warned = warn.mock.calls.map(([known]) => (known as { seconds: number }).seconds);
  expect(warned).toEqual([0, 30, 60, 66]);
});
