import { describe, expect, it } from 'vitest';
import { formatFrancs, parseFrancs } from './francs.ts';

describe('prices in francs', () => {
  it.each([
    ['4900', 490_000],
    ["4'900", 490_000],
    ['4’900', 490_000],
    ['4 900', 490_000],
    ['4.900', 490_000],
    ['4,900', 490_000],
    ['1.234.567', 123_456_700],
    ['CHF 4’900.–', 490_000],
    ['Fr. 4900.-', 490_000],
    ['4900.5', 490_050],
    ['4900,50', 490_050],
    ['4.900,50', 490_050],
    ['4,900.50', 490_050],
    ['0.05', 5],
    ['49.', 4_900],
    ['0', 0],
  ])('reads %s as %d cents', (text, cents) => expect(parseFrancs(text)).toBe(cents));

  it.each(['', '  ', 'CHF'])('reads %j as no price', (text) =>
    expect(parseFrancs(text)).toBeNull(),
  );

  it.each(['on request', '-5', '4900.505', '12.34.5', '9'.repeat(20)])('cannot read %s', (text) =>
    expect(parseFrancs(text)).toBeUndefined(),
  );

  it.each([
    [490_000, '4’900'],
    [490_050, '4’900.50'],
    [5, '0.05'],
    [0, '0'],
    [123_456_700, '1’234’567'],
  ])('writes %d cents as %s, and reads it back', (cents, text) => {
    expect(formatFrancs(cents)).toBe(text);
    expect(parseFrancs(text)).toBe(cents);
  });
});
