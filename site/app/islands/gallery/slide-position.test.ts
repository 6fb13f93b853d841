import { expect, it } from 'vitest';
import { slideForKey, slidePosition } from './viewer.tsx';

it.each([
  [0, { index: 0, isAtRest: true }],
  [390, { index: 1, isAtRest: true }],
  [391, { index: 1, isAtRest: true }],
  [560, { index: 1, isAtRest: false }],
  [600, { index: 2, isAtRest: false }],
  [-40, { index: 0, isAtRest: false }],
  [9000, { index: 2, isAtRest: false }],
])('%i px into slides of 390 px', (scrolled, wanted) => {
  expect(slidePosition(scrolled, 390, 3)).toEqual(wanted);
});

it('shows the first slide, not at rest, before the layout', () => {
  expect(slidePosition(0, 0, 3)).toEqual({ index: 0, isAtRest: false });
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('%s at %i', (key, current, wanted) => {
  expect(slideForKey(key, current, 3)).toBe(wanted);
});
