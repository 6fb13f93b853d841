import { beforeEach, describe, expect, it } from 'vitest';
import { DeliveryQueue } from './delivery-queue.ts';

const MINUTE = 60_000;

describe('the queue of deliveries', () => {
  let now: number;
  let queue: DeliveryQueue;
  beforeEach(() => {
    now = 0;
    queue = new DeliveryQueue(() => now);
  });

  const takeAll = () => {
    const taken: string[] = [];
    for (let id = queue.takeFresh(); id !== undefined; id = queue.takeFresh()) taken.push(id);
    return taken;
  };

  function failAll(ids: readonly string[]): void {
    for (const id of ids) {
      queue.offer(id);
      queue.takeFresh();
      queue.failed(id);
    }
  }

  it('gives each once, however often it is offered', () => {
    queue.offer('a');
    queue.offer('a');
    queue.offer('b');
    expect(takeAll()).toEqual(['a', 'b']);
    queue.offer('a');
    expect(takeAll()).toEqual([]);
    queue.forget('a');
    queue.offer('a');
    expect(takeAll()).toEqual(['a']);
  });

  it('asks with one at a time whether the database is back, ever more rarely', () => {
    failAll(['a', 'b', 'c']);
    queue.offer('a');
    expect(takeAll()).toEqual([]);
    expect(queue.takeFailed()).toHaveProperty('waitMs');
    now += MINUTE;
    expect(queue.takeFailed()).toEqual({ id: 'a' });
    queue.failed('a');
    const { waitMs } = queue.takeFailed() as { waitMs: number };
    expect(waitMs).toBeGreaterThan(1_000);
    expect(waitMs).toBeLessThanOrEqual(5_000);
    now += waitMs;
    expect(queue.takeFailed()).toEqual({ id: 'b' });
  });

  it('lets all go at once when one was stored', () => {
    failAll(['a', 'b', 'c']);
    queue.offer('d');
    queue.takeFresh();
    expect(queue.stored('d')).toBe(3);
    expect(takeAll()).toEqual(['a', 'b', 'c']);
    expect(queue.takeFailed()).toEqual({ waitMs: Infinity });
  });

  it('puts aside what fails although others can be stored, and tries it ever more rarely', () => {
    failAll(['bad']);
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      queue.offer(`good ${round}`);
      queue.takeFresh();
      queue.stored(`good ${round}`);
      if (round === 0) {
        expect(takeAll()).toEqual(['bad']);
      } else {
        expect(takeAll()).toEqual([]);
        const { waitMs } = queue.takeFailed() as { waitMs: number };
        waits.push(waitMs);
        now += waitMs;
        expect(queue.takeFailed()).toEqual({ id: 'bad' });
      }
      queue.failed('bad');
    }
    expect(waits[0]).toBeLessThanOrEqual(5_000);
    expect(waits.at(-1)).toBeGreaterThan(4 * MINUTE);
    expect(waits.at(-1)).toBeLessThanOrEqual(5 * MINUTE);
  });

  it('does not blame one for an outage', () => {
    failAll(['a']);
    queue.offer('b');
    queue.takeFresh();
    queue.stored('b');
    takeAll();
    for (let round = 0; round < 10; round += 1) {
      queue.failed('a');
      const { waitMs } = queue.takeFailed() as { waitMs: number };
      expect(waitMs).toBeLessThanOrEqual(5_000);
      now += waitMs;
      expect(queue.takeFailed()).toEqual({ id: 'a' });
    }
  });
});
