import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { gate } from '../../../tests/support/gate.ts';
import { SerialQueue, TooBusyError } from './serial-queue.ts';

/** Blocks the event loop for longer than a slice. */
function holdTheLoop(): void {
  const since = performance.now();
  while (performance.now() - since < 15);
}

it('never runs two tasks at once', async () => {
  const turns = new SerialQueue();
  let working = 0;
  let most = 0;
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await setImmediate();
    working -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => turns.run('later', work)));
  expect(most).toBe(1);
});

it('runs `first` tasks before `later` ones', async () => {
  const turns = new SerialQueue();
  const done: string[] = [];
  const held = gate();
  const all = [
    turns.run('later', () => held.opened),
    turns.run('later', async () => done.push('later')),
    turns.run('first', async () => done.push('first')),
  ];
  held.open();
  await Promise.all(all);
  expect(done).toEqual(['first', 'later']);
});

it('gives the event loop many turns between two `later` tasks', async () => {
  const turns = new SerialQueue({ pauses: true });
  const order: string[] = [];
  const work = async (name: string) => {
    holdTheLoop();
    order.push(name);
  };
  // Like connections that arrive during this work: a turn of the event loop accepts one.
  const accept = async () => {
    for (let count = 1; count <= 8; count += 1) {
      await setImmediate();
      order.push(`connection ${count}`);
    }
  };
  const first = turns.run('later', async () => {
    void accept();
    return work('one');
  });
  await Promise.all([first, turns.run('later', () => work('two'))]);
  const connections = Array.from({ length: 8 }, (_, index) => `connection ${index + 1}`);
  expect(order).toEqual(['one', ...connections, 'two']);
});

it('starts `first` tasks during a pause', async () => {
  const turns = new SerialQueue({ pauses: true });
  const order: string[] = [];
  const work = (lane: 'first' | 'later', name: string) =>
    turns.run(lane, async () => {
      holdTheLoop();
      order.push(name);
    });
  const one = work('later', 'one');
  const two = work('later', 'two');
  await one;
  await Promise.all([work('first', 'three'), work('first', 'four'), two]);
  expect(order).toEqual(['one', 'three', 'four', 'two']);
});

it('refuses what would wait too long, in one lane only, until there is room again', async () => {
  const turns = new SerialQueue({ maxWaiting: 2 });
  const held = gate();
  const all = Array.from({ length: 3 }, () => turns.run('later', () => held.opened));
  await expect(turns.run('later', async () => 'too late')).rejects.toThrow(TooBusyError);
  const first = turns.run('first', async () => 'first');
  held.open();
  await Promise.all(all);
  expect(await first).toBe('first');
  expect(await turns.run('later', async () => 'room')).toBe('room');
});

it('refuses nobody because of an owner who has too much waiting', async () => {
  const turns = new SerialQueue({ maxWaiting: 3 });
  const held = gate();
  const done: string[] = [];
  const run = (owner: string, name: string) =>
    turns.run('later', async () => done.push(name), owner).catch(() => done.push(`not ${name}`));
  const all = [
    turns.run('later', () => held.opened, 'a'),
    ...['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name)),
    run('b', 'b1'),
    run('c', 'c1'),
  ];
  held.open();
  await Promise.all(all);
  expect(done).toEqual(['not a4', 'not a3', 'not a2', 'b1', 'c1', 'a1']);
});

it('goes on after a task that failed', async () => {
  const turns = new SerialQueue();
  const failing = turns.run('later', async () => {
    throw new Error('broken');
  });
  const next = turns.run('later', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('goes on after a task that throws synchronously', async () => {
  const turns = new SerialQueue();
  const broken = turns.run('first', () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await turns.run('first', async () => 'next')).toBe('next');
});
