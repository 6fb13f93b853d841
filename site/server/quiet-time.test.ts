import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { QuietTime } from './quiet-time.ts';

describe('a quiet time', () => {
  it('is there at once where nobody has asked', async () => {
    await new QuietTime({ quietMs: 60_000, patienceMs: 60_000 }).wait();
  });

  it('comes when nobody has asked for long enough, counted from the last', async () => {
    const quiet = new QuietTime({ quietMs: 60, patienceMs: 60_000 });
    quiet.noise();
    let isQuiet = false;
    const waiting = quiet.wait().then(() => (isQuiet = true));
    for (let i = 0; i < 5; i += 1) {
      await sleep(20);
      expect(isQuiet).toBe(false);
      quiet.noise();
    }
    await waiting;
    expect(isQuiet).toBe(true);
  });

  it('is not waited for without end', async () => {
    const quiet = new QuietTime({ quietMs: 60_000, patienceMs: 30 });
    quiet.noise();
    await quiet.wait();
  });
});
