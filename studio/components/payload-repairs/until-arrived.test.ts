import { createElement, lazy } from 'react';
import { describe, expect, it } from 'vitest';
import { untilArrived } from './until-arrived.ts';

const LAZY = Symbol.for('react.lazy');

/** What React's client puts into an answer for a part that has not arrived yet. */
const onItsWay = (payload: Promise<unknown>) => ({ $$typeof: LAZY, _payload: payload });

function later() {
  let arrive!: (part: unknown) => void;
  const part = new Promise<unknown>((resolve) => (arrive = resolve));
  return { arrive, part };
}

async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => (over = true));
  await new Promise((resolve) => setImmediate(resolve));
  return over;
}

describe('an answer of the server', () => {
  it('has arrived if nothing is missing', async () => {
    const element = createElement('p', { title: 'Here' }, 'Words');
    expect(await isOver(untilArrived({ state: { title: { value: '', element } } }))).toBe(true);
    expect(await isOver(untilArrived(undefined))).toBe(true);
  });

  it('has arrived once each part of it has, also parts of parts', async () => {
    const [outer, inner] = [later(), later()];
    const element = createElement('div', null, onItsWay(outer.part) as never);
    const arrived = untilArrived({ state: { text: { customComponents: { Field: element } } } });
    expect(await isOver(arrived)).toBe(false);
    outer.arrive(createElement('p', null, onItsWay(inner.part) as never));
    expect(await isOver(arrived)).toBe(false);
    inner.arrive('Words');
    expect(await isOver(arrived)).toBe(true);
  });

  it('does not wait for a part that failed, nor for a lazy component', async () => {
    const failed = onItsWay(Promise.reject(new Error('Gone')));
    const ofAProgram = lazy(() => new Promise<never>(() => undefined));
    expect(await isOver(untilArrived([failed, ofAProgram]))).toBe(true);
  });

  it('may contain itself', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(await isOver(untilArrived(circle))).toBe(true);
  });
});
