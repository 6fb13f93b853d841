import { expect, it } from 'vitest';
import {
  clinicDay,
  clinicDayEnd,
  clinicMidnight,
  clinicMoment,
  endOfClinicDay,
  sortableClinicTime,
} from './clinic-time.ts';

it('tells the time at the clinic, in summer and in winter', () => {
  expect(sortableClinicTime('2026-07-01T22:30:00.000Z')).toBe('2026-07-02 00:30');
  expect(sortableClinicTime('2026-11-01T10:30:00.000Z')).toBe('2026-11-01 11:30');
});

it('tells the day at the clinic, and when it begins, also on days with a change of the clocks', () => {
  expect(clinicDay(new Date('2026-07-01T22:30:00.000Z'))).toBe('2026-07-02');
  expect(clinicMidnight('2026-07-02')).toBe('2026-07-01T22:00:00.000Z');
  expect(clinicMidnight('2026-01-01')).toBe('2025-12-31T23:00:00.000Z');
  expect(clinicMidnight('2026-03-29')).toBe('2026-03-28T23:00:00.000Z');
  expect(clinicMidnight('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
});

it.each([
  ['2026-11-18T12:00:00.000Z', '2026-11-18T23:00:00.000Z'],
  ['2026-11-17T23:30:00.000Z', '2026-11-18T23:00:00.000Z'],
  ['2026-12-31T22:59:59.000Z', '2026-12-31T23:00:00.000Z'],
  // 23 and 25 hours long.
  ['2026-03-28T23:10:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:10:00.000Z', '2026-10-25T23:00:00.000Z'],
])('knows at %s that the day of the clinic ends at %s', (now, end) => {
  expect(new Date(endOfClinicDay(new Date(now))).toISOString()).toBe(end);
});

it('tells the moment at which its clocks show a time, also around a change of the clocks', () => {
  expect(clinicMoment('2026-11-25T10:30')).toBe('2026-11-25T09:30:00.000Z');
  expect(clinicMoment('2026-03-29T01:30')).toBe('2026-03-29T00:30:00.000Z');
  expect(clinicMoment('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(clinicMoment('2026-10-25T04:00')).toBe('2026-10-25T03:00:00.000Z');
});

it('tells when a day ends, also one of 23 or 25 hours', () => {
  expect(clinicDayEnd('2026-11-25')).toBe('2026-11-25T22:59:59.999Z');
  expect(clinicDayEnd('2026-03-29')).toBe('2026-03-29T21:59:59.999Z');
  expect(clinicDayEnd('2026-10-25')).toBe('2026-10-25T22:59:59.999Z');
  expect(clinicDayEnd('2026-12-31')).toBe('2026-12-31T22:59:59.999Z');
});
