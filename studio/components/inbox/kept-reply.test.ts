import { beforeEach, expect, it, vi } from 'vitest';
import { keepReply, keptReply } from './kept-reply.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const WRITTEN = { subject: 'Your stay', text: 'Dear Anna' };

it('a reply is kept for its request until there is nothing to keep', () => {
  keepReply('one', WRITTEN);
  expect(keptReply('one')).toEqual(WRITTEN);
  expect(keptReply('two')).toBeUndefined();
  keepReply('one', undefined);
  expect(keptReply('one')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('what is stored otherwise is no reply, and a closed storage is no error', () => {
  for (const odd of ['{', '7', '{"subject":"x"}']) {
    stored.set('reply one', odd);
    expect(keptReply('one')).toBeUndefined();
  }
  vi.stubGlobal('sessionStorage', undefined);
  keepReply('one', WRITTEN);
  expect(keptReply('one')).toBeUndefined();
});
