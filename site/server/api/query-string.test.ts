import { describe, expect, it } from 'vitest';
import { parseQueryString } from './query-string.ts';

const parse = (text: string) => JSON.parse(JSON.stringify(parseQueryString(text))) as unknown;

describe('query strings as PHP reads them', () => {
  it.each<[string, unknown]>([
    ['?a=1&b=x+y&c=%C3%A4', { a: '1', b: 'x y', c: 'ä' }],
    ['a[b][c]=1&a[d]=2', { a: { b: { c: '1' }, d: '2' } }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[0][x]=1&a[1][x]=2', { a: [{ x: '1' }, { x: '2' }] }],
    ['a[1]=x', { a: { 1: 'x' } }],
    ['a=1&a=2', { a: '2' }],
    ['a=1&a[b]=2', { a: { b: '2' } }],
    ['a[b]=1&a=2', { a: '2' }],
    ['a[b=1', { 'a[b': '1' }],
    ['a[$or][0][f.g][$in][]=1', { a: { $or: [{ 'f.g': { $in: ['1'] } }] } }],
    ['a', { a: '' }],
    ['', {}],
  ])('%s', (text, expected) => expect(parse(text)).toEqual(expected));

  it('has no prototype to spoil', () => {
    const parsed = parseQueryString('__proto__[x]=1&a[__proto__][y]=2&constructor[prototype][z]=3');
    expect(Object.keys(parsed)).toEqual(['__proto__', 'a', 'constructor']);
    expect(Object.keys(parsed.a as object)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});
