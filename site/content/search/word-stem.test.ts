import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { wordStem } from './word-stem.ts';

it.each([
  ['en', 'metals', 'metal'],
  ['en', 'diseases', 'disease'],
  ['de', 'Schwermetalle', 'Schwermetall'],
  ['de', 'Autoimmunkrankheiten', 'Autoimmunkrankheit'],
  ['de', 'Würmer', 'Wurm'],
  ['it', 'malattie', 'malattia'],
  ['it', 'esame', 'esami'],
])('in %s, «%s» and «%s» have one stem', (locale, one, other) =>
  expect(wordStem(fold(one), locale)).toBe(wordStem(fold(other), locale)),
);

it('leaves short words and other languages alone', () => {
  expect(wordStem('rene', 'it')).toBe('rene');
  expect(wordStem('maisons', 'xx')).toBe('maisons');
});
