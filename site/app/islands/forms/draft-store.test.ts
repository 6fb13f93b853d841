import { contactForm } from '@clinic/cms/forms/contact-form';
import { requestForm } from '@clinic/cms/forms/request-form';
import { expect, it } from 'vitest';
import { isSameDraft, dropDraft, loadDraft, saveDraft } from './draft-store.ts';

const DAY = 24 * 60 * 60 * 1000;

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function refuse(): never {
  throw new Error('denied');
}

it('keeps what was typed for seven days', () => {
  const store = memoryStore();
  saveDraft(() => store, requestForm, { values: { firstname: 'Ada', city: '' }, id: 'x' }, 1_000);
  expect(loadDraft(() => store, 'request', 1_000 + 7 * DAY - 1)).toEqual({
    values: { firstname: 'Ada' },
    id: 'x',
  });
  expect(loadDraft(() => store, 'contact', 1_000)).toBeUndefined();
  expect(loadDraft(() => store, 'request', 1_000 + 7 * DAY)).toBeUndefined();
  expect(store.kept.size).toBe(0);
});

it('keeps no agreement, and nothing where nothing was typed', () => {
  const store = memoryStore();
  saveDraft(() => store, requestForm, { values: { firstname: '', privacy: 'yes' } });
  expect(store.kept.size).toBe(0);
});

it('forgets on demand', () => {
  const store = memoryStore();
  saveDraft(() => store, contactForm, { values: { name: 'Ada' } });
  dropDraft(() => store, 'contact');
  expect(loadDraft(() => store, 'contact')).toBeUndefined();
});

it('lives with a browser that keeps nothing, and with what others wrote', () => {
  const closed = refuse;
  saveDraft(closed, requestForm, { values: { firstname: 'Ada' } });
  dropDraft(closed, 'request');
  expect(loadDraft(closed, 'request')).toBeUndefined();
  const store = memoryStore();
  for (const text of ['{', 'null', '7', '{"values":1}', '{"values":{"a":"b"}}']) {
    store.setItem('draft-request', text);
    expect(loadDraft(() => store, 'request')).toBeUndefined();
  }
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
