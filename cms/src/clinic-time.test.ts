import { expect, it } from 'vitest';
import { sortableClinicTime } from './clinic-time.ts';

it('tells the time at the clinic, in summer and in winter', () => {
  expect(sortableClinicTime('2026-07-01T22:30:00.000Z')).toBe('2026-07-02 00:30');
  expect(sortableClinicTime('2026-11-01T10:30:00.000Z')).toBe('2026-11-01 11:30');
});
