// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPointer } from './use-settled.ts';

let pointer: ReturnType<typeof followPointer>;
const work = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
  pointer = followPointer();
});
afterEach(() => {
  pointer.stop();
  vi.useRealTimers();
});

const happens = (name: string) => dispatchEvent(new Event(name));

it('does work soon while no pointer is down', () => {
  pointer.whenReleased(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it.each(['pointerup', 'pointercancel'])('defers work until %s, and does it once', (end) => {
  happens('pointerdown');
  pointer.whenReleased(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  happens(end);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  happens('pointerdown');
  happens('pointerup');
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
