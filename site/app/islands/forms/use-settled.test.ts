import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPointer } from './use-settled.ts';

let browser: EventTarget;
let pointer: ReturnType<typeof followPointer>;
const work = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  work.mockClear();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  pointer = followPointer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const happens = (name: string) => browser.dispatchEvent(new Event(name));

it('does work soon while no pointer is down', () => {
  pointer.whenReleased(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

it.each(['pointerup', 'pointercancel'])('keeps it until %s, and does it once', (end) => {
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
