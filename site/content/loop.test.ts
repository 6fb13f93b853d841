import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gate } from '../../tests/support/gate.ts';
import { until } from '../../tests/support/until.ts';
import { Loop } from './loop.ts';

const LONG_MS = 60_000;

let rounds = 0;
let loop: Loop;
/** What a round does, and for how long the loop rests after it. */
let round: () => Promise<number>;

beforeEach(() => {
  rounds = 0;
  round = async () => LONG_MS;
  loop = new Loop(() => {
    rounds += 1;
    return round();
  });
});

afterEach(() => loop.stop());

it('begins at once, and again after each rest', async () => {
  round = async () => 1;
  loop.start();
  expect(rounds).toBe(1);
  await until(() => rounds >= 3);
});

it('goes on without a rest if a round asks for none', async () => {
  round = async () => (rounds < 3 ? 0 : LONG_MS);
  loop.start();
  await vi.waitFor(() => expect(rounds).toBe(3));
});

it('is woken from a rest, once', async () => {
  loop.start();
  await until(() => rounds === 1);
  loop.wake();
  await until(() => rounds === 2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rounds).toBe(2);
});

it('does not rest after a round during which it was woken', async () => {
  const { opened, open } = gate();
  round = async () => {
    if (rounds === 1) await opened;
    return LONG_MS;
  };
  loop.start();
  loop.wake();
  loop.wake();
  open();
  await until(() => rounds === 2);
});

it('is not woken from a pause, but skips the next rest instead', async () => {
  round = async () => {
    await loop.pause(rounds === 1 ? 50 : 0);
    return LONG_MS;
  };
  const begun = performance.now();
  loop.start();
  loop.wake();
  await until(() => rounds === 2);
  expect(performance.now() - begun).toBeGreaterThan(45);
});

it('stops at once while it rests or pauses, else after the current round', async () => {
  loop.start();
  await until(() => rounds === 1);
  await loop.stop();

  const { opened, open } = gate();
  let isDone = false;
  const working = new Loop(async () => {
    await opened;
    await working.pause(LONG_MS);
    await working.rest(LONG_MS);
    isDone = true;
    return 0;
  });
  working.start();
  const stopped = working.stop();
  expect(isDone).toBe(false);
  open();
  await stopped;
  expect(isDone).toBe(true);
  expect(rounds).toBe(1);
});
