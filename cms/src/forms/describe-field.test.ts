import { describe, expect, it } from 'vitest';
import { readableValue } from './describe-field.ts';

describe('a sent value', () => {
  it.each([
    ['salutation', 'choice', 'mrs', 'Frau'],
    ['stay', 'choice', 'stationary', 'Stationär'],
    ['category', 'choice', 'costs', 'Kosten und Versicherung'],
    ['country', 'country', 'CH', 'Schweiz'],
    ['start', 'day', '2033-01-02', 'Sonntag, 2. Januar 2033'],
  ] as const)('of the field %s is put into words', (name, type, value, words) => {
    expect(readableValue({ name, type }, value, 'de')).toBe(words);
  });

  it.each([
    ['stay', 'choice', 'by-balloon'],
    ['stay', 'choice', 'constructor'],
    ['country', 'country', 'Atlantis'],
    ['start', 'day', '2033-99-99'],
  ] as const)(
    'of the field %s that no version of the form knows stays as it is',
    (name, type, value) => {
      expect(readableValue({ name, type }, value, 'it')).toBe(value);
    },
  );
});
