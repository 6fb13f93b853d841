// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { saveReplyDraft, readReplyDraft } from './reply-draft.ts';

beforeEach(() => sessionStorage.clear());

const WRITTEN = { subject: 'Your stay', text: 'Dear Anna' };

it('a reply is kept for its request until there is nothing to keep', () => {
  saveReplyDraft('one', WRITTEN);
  expect(readReplyDraft('one')).toEqual(WRITTEN);
  expect(readReplyDraft('two')).toBeUndefined();
  saveReplyDraft('one', undefined);
  expect(readReplyDraft('one')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('stored values of another kind are no reply, and a missing storage is no error', () => {
  for (const odd of ['{', '7', '{"subject":"x"}']) {
    sessionStorage.setItem('reply one', odd);
    expect(readReplyDraft('one')).toBeUndefined();
  }
  vi.stubGlobal('sessionStorage', undefined);
  saveReplyDraft('one', WRITTEN);
  expect(readReplyDraft('one')).toBeUndefined();
});
