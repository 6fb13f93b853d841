import { expect, it } from 'vitest';
import { nextPlace, type Place } from './menu-keys.ts';

const SHAPE = { names: 6, links: 9, group: 5 };
const name: Place = { on: 'name', index: 5 };
const link = (index: number): Place => ({ on: 'link', index });
const at = (index: number): Place => ({ on: 'name', index });

it.each([
  ['ArrowDown', name, link(0)],
  ['ArrowRight', name, at(0)],
  ['ArrowLeft', name, at(4)],
  ['Home', name, at(0)],
  ['End', name, at(5)],
  ['ArrowUp', name, undefined],
  ['Tab', name, undefined],
  ['ArrowDown', link(0), link(1)],
  ['ArrowDown', link(8), undefined],
  ['ArrowUp', link(3), link(2)],
  ['ArrowUp', link(0), name],
  ['Home', link(4), link(0)],
  ['End', link(4), link(8)],
  ['ArrowRight', link(4), undefined],
])('%s from %o', (key, from, wanted) => {
  expect(nextPlace(key, from, SHAPE)).toEqual(wanted);
});

it('goes nowhere in a group without links', () => {
  expect(nextPlace('ArrowDown', name, { ...SHAPE, links: 0 })).toBeUndefined();
});
