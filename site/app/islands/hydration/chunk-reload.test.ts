// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { reloadOnce } from './chunk-reload.ts';

let reload: MockInstance<() => void>;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  reload = vi.spyOn(location, 'reload').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

it('reloads once, and again only after 60 seconds', () => {
  expect(reloadOnce()).toBe(true);
  expect(reloadOnce()).toBe(false);
  vi.advanceTimersByTime(59_999);
  expect(reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload without storage', () => {
  vi.stubGlobal('sessionStorage', { getItem: denied });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
