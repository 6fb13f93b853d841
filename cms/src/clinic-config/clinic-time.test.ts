import { expect, it } from 'vitest';
import { clinicDay, clinicMidnight, sortableClinicTime } from './clinic-time.ts';

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
