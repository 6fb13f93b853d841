import { expect, it } from 'vitest';
import { isFutureDay } from './is-future-day.ts';

const DAY = '2026-11-18T12:00:00.000Z';

it('a day begins at midnight in the clinic’s time zone, not at its stored time', () => {
  expect(isFutureDay(DAY, new Date('2026-11-17T22:59:00.000Z'))).toBe(true);
  expect(isFutureDay(DAY, new Date('2026-11-17T23:00:00.000Z'))).toBe(false);
  expect(isFutureDay(DAY, new Date('2026-11-18T08:00:00.000Z'))).toBe(false);
});

it('an empty day is not in the future', () => {
  expect(isFutureDay('', new Date())).toBe(false);
});
