import { describe, expect, it } from 'vitest';
import { LOCALES } from '../clinic-config/locales.ts';
import { countriesIn, isCountryCode } from './countries.ts';

describe.each(LOCALES)('the countries in %s', (locale) => {
  const { first, others } = countriesIn(locale);

  it('begin with the neighbours', () => {
    expect(first.map(({ code }) => code)).toEqual(['CH', 'DE', 'IT', 'AT']);
  });

  it('are all there, once, by name and in order', () => {
    const codes = [...first, ...others].map(({ code }) => code);
    expect(codes).toHaveLength(250);
    expect(new Set(codes).size).toBe(250);
    expect([...first, ...others].filter(({ code, name }) => name === code)).toEqual([]);
    const names = others.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  });
});

it('are named in the language of the page', () => {
  expect(countriesIn('de').others.map(({ name }) => name)).toContain('Ägypten');
  expect(countriesIn('de').others[1]?.name).toBe('Ägypten');
  expect(countriesIn('it').first[0]?.name).toBe('Svizzera');
});

it.each([
  ['CH', true],
  ['XK', true],
  ['ch', false],
  ['ZZ', false],
  ['', false],
])('%s: %s', (code, isCode) => {
  expect(isCountryCode(code)).toBe(isCode);
});
