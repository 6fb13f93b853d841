import { expect, it } from 'vitest';
import { normalizePhone } from './field-check.ts';

it.each([
  ['0041 (0)79/123-45-67', '+41 79 123 45 67'],
  ['+41 79 123 45 67', '+41 79 123 45 67'],
  ['(+39) 06.1234567', '+39 06 1234567'],
  ['+ 49 30 123456', '+49 30 123456'],
  ['079 123 45 67', '079 123 45 67'],
  ['112', '112'],
  ['ask for Anna, 079 123 45 67', 'ask for Anna, 079 123 45 67'],
])('%s → %s', (typed, tidy) => {
  expect(normalizePhone(typed)).toBe(tidy);
});
