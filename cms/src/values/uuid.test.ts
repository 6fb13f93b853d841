import { expect, it } from 'vitest';
import { asCustomUuid, isUuid, uuidOfHash } from './uuid.ts';

it.each([
  ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', true],
  ['6F9619FF-8B86-4D01-B42D-00CF4FC964FF', false],
  ['../../6f9619ff-8b86-4d01-b42d-00cf4fc964ff', false],
  ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff\n', false],
  [undefined, false],
])('%j is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});

it('gives a hash the shape of a UUID', () => {
  const made = uuidOfHash('0123456789abcdef'.repeat(4));
  expect(made).toBe('01234567-89ab-8def-8123-456789abcdef');
  expect(isUuid(made)).toBe(true);
  expect(asCustomUuid(made)).toBe(made);
});
