import { expect, it } from 'vitest';
import { isUnmodifiedClick } from './unmodified-click.ts';

const LEFT = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['a left click', LEFT, true],
  ['a key', { ...LEFT, button: undefined }, true],
  ['a middle click', { ...LEFT, button: 1 }, false],
  ['a right click', { ...LEFT, button: 2 }, false],
  ['Alt and a click', { ...LEFT, altKey: true }, false],
  ['Ctrl and a click', { ...LEFT, ctrlKey: true }, false],
  ['Cmd and a click', { ...LEFT, metaKey: true }, false],
  ['Shift and a click', { ...LEFT, shiftKey: true }, false],
])('%s', (_, press, isPlain) => {
  expect(isUnmodifiedClick(press)).toBe(isPlain);
});
