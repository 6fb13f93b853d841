import { expect, it } from 'vitest';
import { withoutNames } from './dropped.ts';

const one = {
  id: 'a1',
  title: 'Anna Muster',
  field: 'rating',
  reason: 'is no number, and not "Anna"',
};

it('keeps nothing that a patient has written', () => {
  expect(withoutNames({ ...one, collection: 'testimonials' })).toEqual({
    ...{ ...one, collection: 'testimonials' },
    ...{ title: '', reason: 'is no number' },
  });
});

it('names other entries by their titles', () => {
  expect(withoutNames({ ...one, collection: 'rooms' })).toEqual({ ...one, collection: 'rooms' });
});
