import { expect, it, vi } from 'vitest';
import { reloadOnce } from './chunk-reload.ts';

function browser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
  let time = 1_000_000;
  const reload = vi.fn<() => void>();
  return {
    storage: () => storage,
    now: () => time,
    reload,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

function denied(): never {
  throw new DOMException('denied', 'SecurityError');
}

it('reloads once, and again only after 60 seconds', () => {
  const one = browser();
  expect(reloadOnce(one)).toBe(true);
  expect(reloadOnce(one)).toBe(false);
  one.pass(59_999);
  expect(reloadOnce(one)).toBe(false);
  expect(one.reload).toHaveBeenCalledTimes(1);
  one.pass(1);
  expect(reloadOnce(one)).toBe(true);
  expect(one.reload).toHaveBeenCalledTimes(2);
});

it('does not reload where nothing can be remembered', () => {
  const reload = vi.fn<() => void>();
  expect(reloadOnce({ storage: denied, now: () => 0, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
