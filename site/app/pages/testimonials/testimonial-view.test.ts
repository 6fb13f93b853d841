import { expect, it } from 'vitest';
import { averageRating, countryName } from './testimonial-view.ts';

it('names countries in the language of the page', () => {
  expect(countryName('CH', 'de')).toBe('Schweiz');
  expect(countryName('ch', 'it')).toBe('Svizzera');
  expect(countryName('Wales', 'en')).toBe('Wales');
  expect(countryName(null, 'en')).toBeUndefined();
});

it('averages the ratings that were given', () => {
  expect(averageRating([{ rating: 5 }, { rating: undefined }, { rating: 4 }])).toBe(4.5);
  expect(averageRating([{ rating: null }])).toBeUndefined();
});
