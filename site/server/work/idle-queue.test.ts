import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IdleQueue } from './idle-queue.ts';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const takesASecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

describe('work that can wait', () => {
  beforeEach(() =>
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setInterval', 'clearInterval'] }),
  );
  afterEach(() => vi.useRealTimers());

  it('is done at once if there was no request', async () => {
    const work = vi.fn(async () => undefined);
    new IdleQueue({ idleMs: 4_000, maxWaitMs: 60_000 }).add('it', work);
    await pass(0);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done when there was no request for long enough', async () => {
    const idle = new IdleQueue({ idleMs: 4_000, maxWaitMs: 60_000 });
    const work = vi.fn(async () => undefined);
    idle.noteActivity();
    idle.add('it', work);
    await pass(3_000);
    idle.noteActivity();
    await pass(3_900);
    expect(work).not.toHaveBeenCalled();
    await pass(200);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits no longer than the limit, and then pauses between tasks', async () => {
    const idle = new IdleQueue({ idleMs: 4_000, maxWaitMs: 10_000 });
    const noise = setInterval(() => idle.noteActivity(), 1_000);
    const works = [vi.fn(takesASecond), vi.fn(takesASecond), vi.fn(takesASecond)];
    const begun = () => works.filter((work) => work.mock.calls.length > 0).length;
    idle.noteActivity();
    works.forEach((work, index) => idle.add(String(index), work));
    await pass(9_900);
    expect(begun()).toBe(0);
    await pass(200);
    expect(begun()).toBe(1);
    await pass(9_700);
    expect(begun()).toBe(1);
    await pass(400);
    expect(begun()).toBe(2);
    clearInterval(noise);
    // Once the site is idle, no pause is needed.
    await pass(5_000);
    expect(begun()).toBe(3);
  });

  it('is done once however many want it, also after another has failed', async () => {
    const idle = new IdleQueue({ idleMs: 4_000, maxWaitMs: 60_000 });
    const work = vi.fn(async () => undefined);
    idle.noteActivity();
    idle.add('broken', () => Promise.reject(new Error('no')));
    idle.add('it', work);
    idle.add('it', work);
    await pass(5_000);
    expect(work).toHaveBeenCalledTimes(1);
    idle.add('it', work);
    await pass(5_000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
