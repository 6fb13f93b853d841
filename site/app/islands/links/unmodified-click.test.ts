// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isUnmodifiedClick } from './unmodified-click.ts';

it.each([
  ['a left click', {}, true],
  ['a middle click', { button: 1 }, false],
  ['a right click', { button: 2 }, false],
  ['Alt and a click', { altKey: true }, false],
  ['Ctrl and a click', { ctrlKey: true }, false],
  ['Cmd and a click', { metaKey: true }, false],
  ['Shift and a click', { shiftKey: true }, false],
])('%s', (_, press, isPlain) => {
  expect(isUnmodifiedClick(new MouseEvent('click', press))).toBe(isPlain);
});

it('a key', () => {
  expect(isUnmodifiedClick(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(true);
});
