import { describe, expect, it } from 'vitest';
import { compareLoosely, isTruthy, looseEquals, toInteger } from './loose-comparison.ts';

describe('loose comparison, as PHP 8 does it', () => {
  it.each<[unknown, unknown]>([
    [5, '5'],
    [5, ' 5.0 '],
    ['1e3', '1000'],
    [true, 'anything'],
    [true, 1],
    [false, ''],
    [false, '0'],
    [false, 0],
    [false, []],
    [null, ''],
    [null, false],
    [null, 0],
    [null, {}],
    [
      [1, '2'],
      ['1', 2],
    ],
    [{ a: 1 }, { a: '1' }],
  ])('%j equals %j', (a, b) => {
    expect(looseEquals(a, b)).toBe(true);
    expect(looseEquals(b, a)).toBe(true);
  });

  it.each<[unknown, unknown]>([
    [0, ''],
    [0, 'a'],
    [5, '5 apples'],
    ['abc', 'ABC'],
    [null, '0'],
    [null, 'a'],
    [true, '0'],
    [['a'], 'a'],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    ['1e999', '2e999'],
    ['0x10', '16'],
  ])('%j does not equal %j', (a, b) => {
    expect(looseEquals(a, b)).toBe(false);
    expect(looseEquals(b, a)).toBe(false);
  });

  it('orders numbers and texts, each among themselves', () => {
    expect(compareLoosely('10', 9)).toBeGreaterThan(0);
    expect(compareLoosely('10', '9')).toBeGreaterThan(0);
    expect(compareLoosely('2021-10-01', '2021-09-30')).toBeGreaterThan(0);
    expect(compareLoosely('\u{1f600}', '\uffee')).toBeGreaterThan(0);
    expect(compareLoosely('a', 'a')).toBe(0);
    expect(compareLoosely('a', 1)).toBeUndefined();
    expect(compareLoosely(true, 1)).toBeUndefined();
  });

  it('knows what counts as true', () => {
    expect([0, '', '0', null, undefined, [], {}, false].some(isTruthy)).toBe(false);
    expect([1, 'a', '0.0', 'false', [0], { a: 0 }, true].every(isTruthy)).toBe(true);
  });

  it.each<[unknown, number]>([
    ['12', 12],
    ['12abc', 12],
    ['-3', -3],
    ['1e2', 100],
    [2.9, 2],
    [true, 1],
    ['abc', 0],
    [null, 0],
    [[], 0],
    [{}, 0],
    [Infinity, 0],
    ['1e999', 0],
  ])('%j as a whole number is %i', (value, number) => expect(toInteger(value)).toBe(number));
});
