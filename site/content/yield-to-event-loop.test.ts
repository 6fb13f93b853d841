import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { acceptConnections, noteConnection } from './yield-to-event-loop.ts';

/** One connection per turn of the event loop, as Node accepts them. */
async function connect(count: number, order: string[], busyMs = 0): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await setImmediate();
    const since = performance.now();
    while (performance.now() - since < busyMs);
    noteConnection();
    order.push(`connection ${number}`);
  }
}

it('waits for the last of many connections', async () => {
  const order: string[] = [];
  const connected = connect(5, order);
  await acceptConnections();
  order.push('work');
  await connected;
  expect(order).toEqual([
    'connection 1',
    'connection 2',
    'connection 3',
    'connection 4',
    'connection 5',
    'work',
  ]);
});

it('waits for the last connection even if the processor is busy with something else', async () => {
  const order: string[] = [];
  const connected = connect(4, order, 15);
  await acceptConnections();
  order.push('work');
  await connected;
  expect(order.at(-1)).toBe('work');
});

it('waits for a single turn if nobody connects', async () => {
  let turns = 0;
  const counting = (async () => {
    for (; turns < 3; turns += 1) await setImmediate();
  })();
  await acceptConnections();
  expect(turns).toBeLessThan(3);
  await counting;
});

it('goes on after a number of connections, however many more come', async () => {
  let isOver = false;
  const flood = (async () => {
    while (!isOver) await connect(1, []);
  })();
  await acceptConnections();
  isOver = true;
  await flood;
});
