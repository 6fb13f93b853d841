import { describe, expect, it } from 'vitest';
import { forEachWithConcurrency } from './for-each-with-concurrency.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('forEachWithConcurrency', () => {
  it('works on all items in order, and never on more at a time than there are lanes', async () => {
    const begun: number[] = [];
    let working = 0;
    let most = 0;
    await forEachWithConcurrency(2, [1, 2, 3, 4, 5], async (item) => {
      begun.push(item);
      most = Math.max(most, (working += 1));
      await nextTurn();
      working -= 1;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('starts no further item once one has failed', async () => {
    const begun: number[] = [];
    const work = forEachWithConcurrency(2, [1, 2, 3, 4, 5], async (item) => {
      begun.push(item);
      await nextTurn();
      if (item === 1) throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await nextTurn();
    expect(begun).toEqual([1, 2]);
  });

  it('rejects with the first failure, once no work is running any more', async () => {
    let working = 0;
    const work = forEachWithConcurrency(2, [1, 2, 3], async (item) => {
      working += 1;
      for (let turn = 0; turn < item * 5; turn += 1) await nextTurn();
      working -= 1;
      throw new Error(`no ${item}`);
    });
    await expect(work).rejects.toThrow('no 1');
    expect(working).toBe(0);
  });
});
