import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from './chunk-reload.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  const values = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
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

it('does not reload where nothing can be remembered', () => {
  vi.stubGlobal('sessionStorage', { getItem: denied });
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
