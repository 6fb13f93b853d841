import { beforeEach, expect, it, vi } from 'vitest';
import { saveReplyDraft, readReplyDraft } from './reply-draft.ts';

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
  saveReplyDraft('one', WRITTEN);
  expect(readReplyDraft('one')).toEqual(WRITTEN);
  expect(readReplyDraft('two')).toBeUndefined();
  saveReplyDraft('one', undefined);
  expect(readReplyDraft('one')).toBeUndefined();
  expect(stored.size).toBe(0);
});

it('what is stored otherwise is no reply, and a closed storage is no error', () => {
  for (const odd of ['{', '7', '{"subject":"x"}']) {
    stored.set('reply one', odd);
    expect(readReplyDraft('one')).toBeUndefined();
  }
  vi.stubGlobal('sessionStorage', undefined);
  saveReplyDraft('one', WRITTEN);
  expect(readReplyDraft('one')).toBeUndefined();
});
