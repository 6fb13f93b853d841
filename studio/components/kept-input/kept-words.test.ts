import { expect, it } from 'vitest';
import { againstNewer, typedValues, unsavedOf } from './kept-words.ts';

it('keeps what differs from all stored values, with the value before', () => {
  const sent = { title: 'Before', excerpt: 'As sent', text: { root: { b: 1, a: 2 } } };
  const answered = { ...sent, slug: 'before' };
  const now = {
    title: 'After',
    excerpt: 'As sent',
    slug: 'before',
    text: { root: { a: 2, b: 1 } },
  };
  expect(unsavedOf(now, [sent, answered], 7)).toEqual({
    at: 7,
    before: { title: 'Before' },
    typed: { title: 'After' },
  });
  expect(unsavedOf({ title: 'Before', faq: [] }, [sent, answered], 7)).toBeUndefined();
});

it('keeps the deletion of a text, too', () => {
  const kept = unsavedOf({ excerpt: '' }, [{ excerpt: 'Gone' }], 7);
  expect(kept?.typed).toEqual({ excerpt: '' });
});

it('puts back what nobody has changed since, and asks about the rest', () => {
  const kept = { at: 7, before: { a: '1', b: '1', c: '1' }, typed: { a: '2', b: '2', c: '2' } };
  const { clashing, free } = againstNewer(kept, { a: '1', b: 'theirs', c: '2' });
  expect(free).toEqual({ a: '2' });
  expect(clashing).toEqual({ at: 7, before: { b: '1' }, typed: { b: '2' } });
  expect(againstNewer(kept, kept.typed)).toEqual({ free: {} });
});

it('never keeps a password, nor what the server decides', () => {
  const values = { password: 'secret', based_on: '1.x', updatedAt: 'now', name: 'Lena' };
  expect(typedValues(values)).toEqual({ name: 'Lena' });
});
