import { expect, it } from 'vitest';
import { offeredLanguages } from './offered-languages.ts';

const all = ['en', 'de', 'it'];

it('offers the language of the list, and all of them', () => {
  expect(offeredLanguages(['de'], { all, isPerLanguage: true, mayAll: true })).toEqual([
    'de',
    'all',
  ]);
});

it('offers translators the language of the list only', () => {
  expect(offeredLanguages(['it'], { all, isPerLanguage: true, mayAll: false })).toEqual(['it']);
});

it('does not ask if there is nothing to choose', () => {
  const one = { all: ['de'], isPerLanguage: true, mayAll: true };
  expect(offeredLanguages(['de'], one)).toEqual(['all']);
  expect(offeredLanguages(['de'], { all, isPerLanguage: false, mayAll: true })).toEqual(['all']);
});
