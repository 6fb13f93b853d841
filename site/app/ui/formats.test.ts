import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';
import { formatDuration } from './format-duration.ts';
import { formatRating } from './format-rating.ts';

it('writes days in the long form of each language', () => {
  expect(formatDate('2026-10-01', 'en')).toBe('October 1, 2026');
  expect(formatDate('2026-10-01', 'de')).toBe('1. Oktober 2026');
  expect(formatDate('2026-10-01', 'it')).toBe('1 ottobre 2026');
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
