// @vitest-environment happy-dom
import { contactForm } from '@clinic/cms/forms/contact-form';
import { requestForm } from '@clinic/cms/forms/request-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSameDraft, dropDraft, loadDraft, saveDraft } from './draft-store.ts';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what was typed for seven days', () => {
  saveDraft(requestForm, { values: { firstname: 'Ada', city: '' }, id: 'x' });
  expect(loadDraft('contact')).toBeUndefined();
  vi.setSystemTime(1_000 + 7 * DAY - 1);
  expect(loadDraft('request')).toEqual({ values: { firstname: 'Ada' }, id: 'x' });
  vi.setSystemTime(1_000 + 7 * DAY);
  expect(loadDraft('request')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('keeps no agreement, and nothing where nothing was typed', () => {
  saveDraft(requestForm, { values: { firstname: '', privacy: 'yes' } });
  expect(localStorage).toHaveLength(0);
});

it('drops a draft on demand', () => {
  saveDraft(contactForm, { values: { name: 'Ada' } });
  dropDraft('contact');
  expect(loadDraft('contact')).toBeUndefined();
});

it('ignores stored values that are no draft', () => {
  for (const text of ['{', 'null', '7', '{"values":1}', '{"values":{"a":"b"}}']) {
    localStorage.setItem('draft-request', text);
    expect(loadDraft('request')).toBeUndefined();
  }
});

it('survives a browser that blocks its storage', () => {
  const denied = vi.fn<() => never>(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
  saveDraft(requestForm, { values: { firstname: 'Ada' } });
  dropDraft('request');
  expect(loadDraft('request')).toBeUndefined();
  expect(denied).toHaveBeenCalledTimes(3);
});

it.each([
  [{ name: 'Ada', zip: '' }, { name: 'Ada' }, true],
  [{ name: 'Ada', privacy: 'yes' }, { name: 'Ada' }, true],
  [{ name: 'Ida' }, { name: 'Ada' }, false],
  [{ name: 'Ada', zip: '7000' }, { name: 'Ada' }, false],
  [{ name: '' }, { name: 'Ada' }, false],
])('%o says what the draft %o says: %s', (values, draft, isSame) => {
  expect(isSameDraft(requestForm, values, draft)).toBe(isSame);
});
