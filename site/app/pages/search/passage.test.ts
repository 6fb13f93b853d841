import { expect, it } from 'vitest';
import { passage } from './passage.ts';

const long = (sentence: string) =>
  `${'Before it there is much else to read. '.repeat(20)}${sentence}`;

it('the passage is the summary if that has the word, or if nothing does', () => {
  expect(passage('About warmth.', ['<p>warmth</p>'], new Set(['warmth']))).toBe('About warmth.');
  expect(passage('Summary.', ['<p>text</p>'], new Set(['warmth']))).toBe('Summary.');
});

it('the passage is a piece of the text, from the start of its sentence', () => {
  const text = long('The warmth helps. ');
  expect(passage('', [`<p>${text}</p>`], new Set(['warmth']))).toBe('The warmth helps.');
});

it('the passage begins and ends with dots within a long sentence', () => {
  const words = 'word '.repeat(60);
  const piece = passage('', [`<p>${words}warmth ${words}</p>`], new Set(['warmth']));
  expect(piece).toMatch(/^… (?:word )+warmth (?:word )+…$/);
  expect(piece.length).toBeLessThan(210);
});
