import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

function filled(...items: [item: string, owner: string][]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const [item, owner] of items) queue.add(item, owner);
  return queue;
}

const takeAll = (queue: FairQueue<string>) =>
  Array.from({ length: queue.size }, () => queue.take() ?? '').join(' ');

it('lets owners take turns, each with what came first', () => {
  expect(takeAll(filled(['a1', 'a'], ['a2', 'a'], ['a3', 'a'], ['b1', 'b'], ['c1', 'c']))).toBe(
    'a1 b1 c1 a2 a3',
  );
});

it('does not put an owner that has just had a turn before others', () => {
  const queue = filled(['a1', 'a'], ['b1', 'b']);
  expect(queue.take()).toBe('a1');
  queue.add('a2', 'a');
  expect(takeAll(queue)).toBe('b1 a2');
});

it('serves newcomers before the owner that was just served, whatever that one still has', () => {
  const queue = filled(['a1', 'a'], ['a2', 'a'], ['b1', 'b'], ['b2', 'b']);
  expect(queue.take()).toBe('a1');
  queue.add('c1', 'c');
  expect(takeAll(queue)).toBe('b1 c1 a2 b2');
});

it('takes an item of several owners once, in the first turn of any of them', () => {
  const queue = filled(['a1', 'a'], ['a2', 'a'], ['both', 'a'], ['both', 'b']);
  expect(queue.size).toBe(3);
  expect(takeAll(queue)).toBe('a1 both a2');
  expect(queue.take()).toBeUndefined();
});

it('keeps an item for its other owners when one gives it up', () => {
  const queue = filled(['both', 'a'], ['both', 'b']);
  queue.deleteFor('a', 'both');
  expect([queue.countOf('a'), queue.countOf('b'), queue.size]).toEqual([0, 1, 1]);
  expect(queue.delete('both')).toEqual(['b']);
  expect(queue.size).toBe(0);
});

it('makes room with the newest item of the owner with most, for those who have less', () => {
  const queue = filled(['a1', 'a'], ['a2', 'a'], ['a3', 'a'], ['b1', 'b']);
  expect(queue.excessBeside('c')).toBe('a3');
  expect(queue.excessBeside('b')).toBe('a3');
  expect(queue.excessBeside('a')).toBeUndefined();
  queue.add('b2', 'b');
  expect(queue.excessBeside('b')).toBeUndefined();
  // Somebody who has little in the queue waits for this item as well.
  queue.add('a3', 'd');
  expect(queue.excessBeside('c')).toBeUndefined();
});
