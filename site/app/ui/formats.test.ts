import { expect, it } from 'vitest';
import {
  formatDate,
  formatDuration,
  formatFileSize,
  formatPrice,
  formatRating,
} from './formats.ts';

it('writes days in the long form of each language', () => {
  expect(formatDate('2026-10-01', 'en')).toBe('October 1, 2026');
  expect(formatDate('2026-10-01', 'de')).toBe('1. Oktober 2026');
  expect(formatDate('2026-10-01', 'it')).toBe('1 ottobre 2026');
});

it('shows an invalid day as it is written', () => {
  expect(formatDate('2026-13-01', 'en')).toBe('2026-13-01');
});

it('writes ratings with one decimal', () => {
  expect(formatRating(4.86, 'en')).toBe('4.9');
  expect(formatRating(5, 'de')).toBe('5,0');
});

it.each([
  [0, '00:00'],
  [412, '06:52'],
  [3599, '59:59'],
  [3725, '1:02:05'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

/** Replaces non-breaking spaces, so that the expected values can be typed. */
const price = (cents: number, locale: 'en' | 'de' | 'it') =>
  formatPrice(cents, locale).replace(/\s/g, ' ');

it('writes prices in whole francs, from cents', () => {
  expect(price(790_000, 'de')).toBe('CHF 7’900');
  expect(price(790_000, 'en')).toBe('CHF 7,900');
  expect(price(790_000, 'it')).toBe('CHF 7’900');
  expect(price(19_050, 'de')).toMatch(/^CHF 19[01]$/);
});

it('writes file sizes in kB or MB', () => {
  expect(formatFileSize(12, 'en')).toBe('1 kB');
  expect(formatFileSize(142_300, 'de')).toBe('142 kB');
  expect(formatFileSize(1_450_000, 'it')).toBe('1,5 MB');
});
