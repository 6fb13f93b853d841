import { expect, it } from 'vitest';
import { isFutureDay } from './is-future-day.ts';

const DAY = '2026-11-18T12:00:00.000Z';

it('a day has begun from midnight at the clinic on, not from its noon', () => {
  expect(isFutureDay(DAY, new Date('2026-11-17T22:59:00.000Z'))).toBe(true);
  expect(isFutureDay(DAY, new Date('2026-11-17T23:00:00.000Z'))).toBe(false);
  expect(isFutureDay(DAY, new Date('2026-11-18T08:00:00.000Z'))).toBe(false);
});

it('an empty day is not to come', () => {
  expect(isFutureDay('', new Date())).toBe(false);
});
