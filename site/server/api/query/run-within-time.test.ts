import { Script } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runWithinTime } from './run-query.ts';

describe('running within time', () => {
  let now = 1_000_000;
  const advance = (ms: number) => () => (now += ms);

  afterEach(() => vi.restoreAllMocks());

  it('gives back what the work gives', () => {
    expect(runWithinTime(() => 42)).toBe(42);
  });

  it('passes on what the work throws', () => {
    expect(() =>
      runWithinTime(() => {
        throw new RangeError('own');
      }),
    ).toThrow(RangeError);
  });

  it('ends work that never would', () => {
    expect(() =>
      runWithinTime(() => {
        for (;;);
      }),
    ).toThrow('take too long');
  });

  it('tries again when the processor was busy with others, but not for ever', () => {
    let begun = 0;
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    const afterOneTry = () => {
      begun += 1;
      while (begun < 2);
      return 'in the end';
    };
    expect(runWithinTime(afterOneTry)).toBe('in the end');
    begun = -Infinity;
    expect(() => runWithinTime(afterOneTry)).toThrow('take too long');
  });

  it('lets many slow ones wait for the next second', () => {
    // Time is mocked: on a busy machine, the real timeout would end the work.
    vi.spyOn(Script.prototype, 'runInContext').mockImplementation((context) =>
      (context as { run: () => unknown }).run(),
    );
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.spyOn(process, 'cpuUsage').mockImplementation((since) => ({
      user: now * 1000 - (since?.user ?? 0),
      system: 0,
    }));
    now += 2_000;
    for (let round = 0; round < 6; round += 1) runWithinTime(advance(45));
    expect(() => runWithinTime(advance(45))).toThrow('Too many costly patterns');
    now += 1_000;
    expect(runWithinTime(() => 'again')).toBe('again');
  });
});
