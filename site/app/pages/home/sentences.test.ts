import { expect, it } from 'vitest';
import { sentencesOf } from './data.ts';

it('splits a text where its sentences end', () => {
  expect(sentencesOf('I came. Was it good? It was! Yes.', 'en')).toEqual([
    'I came. ',
    'Was it good? ',
    'It was! ',
    'Yes.',
  ]);
});

it('does not take the full stop of a title for the end of a sentence', () => {
  const text = 'Ich danke Frau Dr. med. Wiesenthau und Prof. Morvellet. Es war schön.';
  expect(sentencesOf(text, 'de')).toEqual([
    'Ich danke Frau Dr. med. Wiesenthau und Prof. Morvellet. ',
    'Es war schön.',
  ]);
});

it('loses nothing of the text', () => {
  const text = '  Con calma… «Davvero?» ha detto.\nPoi niente ';
  expect(sentencesOf(text, 'it').join('')).toBe(text);
  expect(sentencesOf('', 'it')).toEqual([]);
});
