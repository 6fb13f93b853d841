import { describe, expect, it } from 'vitest';
import { CLINIC } from '../clinic-config/clinic.ts';
import { formatAmount, formatMoney, formatsOf, parseAmount } from './amount.ts';

/** Each case names its currency, so that the tests hold for a clinic with another one. */
const parse = (text: string, currency = 'CHF') => parseAmount(text, currency);
const format = (amount: number, currency = 'CHF', formats = 'en-CH') =>
  formatAmount(amount, formats, currency);

describe('prices as editors type them', () => {
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
  ])('reads %s as %d cents', (text, cents) => expect(parse(text)).toBe(cents));

  it.each(['', '  ', 'CHF'])('reads %j as no price', (text) => expect(parse(text)).toBeNull());

  it.each(['on request', '-5', '4900.505', '12.34.5', '9'.repeat(20)])('cannot read %s', (text) =>
    expect(parse(text)).toBeUndefined(),
  );

  it.each([
    [490_000, '4’900'],
    [490_050, '4’900.50'],
    [5, '0.05'],
    [0, '0'],
    [123_456_700, '1’234’567'],
  ])('writes %d cents as %s, and reads it back', (cents, text) => {
    expect(format(cents)).toBe(text);
    expect(parse(text)).toBe(cents);
  });

  it.each([
    ['€ 4.900,50', 'EUR', 490_050],
    ['4 900,50 €', 'EUR', 490_050],
    ['GBP 1,234', 'GBP', 123_400],
    ['¥4,900', 'JPY', 4_900],
    ['4900.5', 'JPY', undefined],
    ['4.900', 'KWD', 4_900],
    ['1,234.500', 'KWD', 1_234_500],
    ['$ 4,900', 'USD', 490_000],
    ['R$4900', 'BRL', 490_000],
    ['CHF 20', 'EUR', undefined],
    ['Fr. 20', 'EUR', undefined],
    ['4.900,00 €', 'CHF', undefined],
    ['$ 49', 'CHF', undefined],
  ])('reads %s in %s as %s', (text, currency, amount) =>
    expect(parse(text, currency)).toBe(amount),
  );

  it.each([
    [490_050, 'EUR', 'fr-FR', '4\u202f900,50'],
    [490_000, 'EUR', 'de-DE', '4.900'],
    [490_000, 'EUR', 'it-IT', '4.900'],
    [490_050, 'GBP', 'en-GB', '4,900.50'],
    [4_900, 'JPY', 'en-US', '4,900'],
    [4_900_500, 'KWD', 'en-US', '4,900.500'],
  ])('writes %d of %s in %s, and reads it back', (amount, currency, formats, text) => {
    expect(format(amount, currency, formats)).toBe(text);
    expect(parse(text, currency)).toBe(amount);
  });
});

it('writes amounts as the language of the reader does, or the first one of the clinic', () => {
  const { languages, defaultLanguage } = CLINIC;
  for (const [code, { formats }] of Object.entries(languages))
    expect(formatsOf(code)).toBe(formats);
  expect(formatsOf('tlh')).toBe(languages[defaultLanguage]?.formats);
  expect(formatMoney(490_000, 'tlh')).toContain(formatAmount(490_000, formatsOf(defaultLanguage)));
});
