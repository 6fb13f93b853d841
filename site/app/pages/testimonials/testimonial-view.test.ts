import { expect, it } from 'vitest';
import { countryName } from './testimonial-view.tsx';

it('names countries in the language of the page', () => {
  expect(countryName('CH', 'de')).toBe('Schweiz');
  expect(countryName('ch', 'it')).toBe('Svizzera');
  expect(countryName('Wales', 'en')).toBe('Wales');
  expect(countryName(null, 'en')).toBeUndefined();
});
