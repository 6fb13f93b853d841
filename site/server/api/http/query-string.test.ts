import { describe, expect, it } from 'vitest';
import { parseQueryString } from './request-params.ts';
import { RequestError } from '#server/http/request-error.ts';

const parse = (text: string) => JSON.parse(JSON.stringify(parseQueryString(text))) as unknown;

describe('query strings as PHP reads them', () => {
  it.each<[string, unknown]>([
    ['?a=1&b=x+y&c=%C3%A4', { a: '1', b: 'x y', c: 'ä' }],
    ['a[b][c]=1&a[d]=2', { a: { b: { c: '1' }, d: '2' } }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[0][x]=1&a[1][x]=2', { a: [{ x: '1' }, { x: '2' }] }],
    ['a[3]=x&a[1]=y', { a: ['y', 'x'] }],
    ['a[][x]=1&a[][x]=2', { a: [{ x: '1' }, { x: '2' }] }],
    ['a%5B%5D%5Bx%5D=1&a%5B%5D%5By%5D=[][', { a: [{ x: '1' }, { y: '[][' }] }],
    ['a=1&a=2', { a: '2' }],
    ['a[b]=1&a[b]=2', { a: { b: '2' } }],
    ['a[$or][0][f.g][$in][]=1', { a: { $or: [{ 'f.g': { $in: ['1'] } }] } }],
    ['a', { a: '' }],
    ['', {}],
  ])('%s', (text, expected) => expect(parse(text)).toEqual(expected));

  // The result for contradictory input is not defined; it just must not throw.
  it.each(['a=1&a[b]=2', 'a[b]=1&a=2', 'a[b=1', 'a]b[=1', '[]=1', '=', '&&', 'a=%ZZ&%=%C3'])(
    'do not fail: %s',
    (text) => expect(parse(text)).toBeTypeOf('object'),
  );

  it('have no prototype to spoil', () => {
    const parsed = parseQueryString('__proto__[x]=1&a[__proto__][y]=2&constructor[prototype][z]=3');
    expect(Object.keys(parsed)).toEqual(['a', 'constructor']);
    expect(Object.getPrototypeOf(parsed)).toBeNull();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

const many = (count: number) => 'a[]=x&'.repeat(count - 1) + 'a[]=y';

describe('query strings that nobody means', () => {
  it.each([
    ['1001 parameters', many(1_001)],
    ['13,000 parameters', many(13_000)],
    ['a place far behind', 'a[1001]=x'],
    ['21 levels', `a${'[b]'.repeat(21)}=x`],
    ['20,000 levels', `a${'[b]'.repeat(20_000)}=x`],
  ])('%s are refused', (_name, text) => {
    expect(() => parseQueryString(text)).toThrow(RequestError);
  });

  it('are not mistaken for those that are merely long', () => {
    expect(parseQueryString(many(1_000)).a).toHaveLength(1_000);
    expect(parse(`a${'[b]'.repeat(20)}=${'x'.repeat(7_000)}`)).toHaveProperty('a.b.b.b.b');
  });
});
