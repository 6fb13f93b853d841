import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

describe('a queue of work', () => {
  it('limits how many tasks run and how many wait, and refuses the others', async () => {
    const queue = new WorkQueue({ work: 'forms', atOnce: 2, maxWaiting: 3 });
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const tasks = Array.from({ length: 8 }, (_, index) =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
        done.push(index);
      }),
    );
    const results = await Promise.allSettled(tasks);
    expect(most).toBe(2);
    expect(done).toEqual([0, 1, 2, 3, 4]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toMatchObject({
      status: 503,
      message: 'Too many forms at once',
      headers: { 'Retry-After': '2' },
    });
  });

  it('goes on after a failure', async () => {
    const queue = new WorkQueue({ work: 'forms', atOnce: 1, maxWaiting: 5 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('fine');
    expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
  });
});
