import { expect, it } from 'vitest';
import { pickWords } from './catalog.ts';

const MESSAGES = { a: { b: 'one', c: { d: 'two' } }, e: 'three' };

it('picks what is named, at its place', () => {
  expect(pickWords(MESSAGES, ['a.c', 'e'])).toEqual({ a: { c: { d: 'two' } }, e: 'three' });
  expect(pickWords(MESSAGES, ['a.b', 'a.c.d'])).toEqual({ a: { b: 'one', c: { d: 'two' } } });
});

it('fails on what does not exist, so that no word is missing in a browser', () => {
  expect(() => pickWords(MESSAGES, ['a.x'])).toThrow('a.x');
});
