import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuietTime } from './quiet-time.ts';

function watch(wait: () => Promise<void>) {
  const state = { isQuiet: false };
  void wait().then(() => (state.isQuiet = true));
  return state;
}

describe('a quiet time', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setInterval', 'clearInterval'] }),
  );
  afterEach(() => vi.useRealTimers());

  it('is there at once where nobody has asked', async () => {
    const waiting = watch(new QuietTime({ quietMs: 4_000, patienceMs: 60_000 }).begin());
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting.isQuiet).toBe(true);
  });

  it('comes when nobody has asked for long enough, counted from the last', async () => {
    const quiet = new QuietTime({ quietMs: 4_000, patienceMs: 60_000 });
    quiet.noise();
    const waiting = watch(quiet.begin());
    await vi.advanceTimersByTimeAsync(3_000);
    quiet.noise();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(waiting.isQuiet).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(waiting.isQuiet).toBe(true);
  });

  it('is waited for no longer than patience lasts, for a whole row of works', async () => {
    const quiet = new QuietTime({ quietMs: 4_000, patienceMs: 10_000 });
    const next = quiet.begin();
    const noise = setInterval(() => quiet.noise(), 1_000);
    quiet.noise();
    const first = watch(next);
    await vi.advanceTimersByTimeAsync(9_500);
    expect(first.isQuiet).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first.isQuiet).toBe(true);
    const second = watch(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.isQuiet).toBe(true);
    clearInterval(noise);
  });
});
