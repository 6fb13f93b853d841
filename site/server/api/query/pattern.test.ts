import { describe, expect, it } from 'vitest';
import { compilePattern } from './operators.ts';

const raw = String.raw;

describe('patterns', () => {
  it.each([
    ['disc', 'Herniated Disc'],
    ['^über', 'Über uns'],
    [raw`a\.b`, 'a.b'],
    [raw`\d{4}\-\d{2}`, '2021-05'],
    [raw`[\w\-\:]+$`, 'a-b:c'],
    [raw`\#1\ \@\'`, "#1 @'"],
    ['about/team', '/about/team'],
    [raw`\/about`, '/about'],
    ['/ABOUT/i', 'about'],
    ['/a.c/s', 'a\nc'],
    ['/about', '/about'],
    ['/about/team', '/about/team'],
    ['/a/g', '/a/g'],
    ['(?P<year>2021)', '2021'],
    ['(?:foo|bar)?baz', 'BAZ'],
    ['(ab){2}', 'abab'],
    ['(?<!x)ab+', 'yabb'],
    ['foo.*bar.*baz', 'foo, bar, baz'],
    [raw`(\d+)-(\w+)`, '12-ab'],
    ['[(]+[)*]+', '((**'],
  ])('%s matches %j', (pattern, text) => expect(compilePattern(pattern).test(text)).toBe(true));

  it.each(['(', '[', 'a**', '(?<a', '\\', 'a{2,1}'])(
    '%s is invalid and matches nothing',
    (pattern) => {
      expect(compilePattern(pattern).test(pattern)).toBe(false);
      expect(compilePattern(pattern).test('')).toBe(false);
    },
  );

  it.each([
    '(a+)+',
    '(a|b)*',
    '(?:a*b)*',
    '((a+)b)+',
    '(a+){2,}',
    '(a{1,20}){20}',
    '(?=(a+))*',
    '(x(a|b))+',
  ])('%s is refused', (pattern) => expect(() => compilePattern(pattern)).toThrow(/repeat/));
});
