import { describe, expect, it } from 'vitest';
import { readDay, todayAtTheClinic, transferAdvice } from './days.ts';

it.each([
  ['2026-11-15', '2026-11-15'],
  ['5.1.2027', '2027-01-05'],
  ['05. 01. 2027', '2027-01-05'],
  ['2027-02-29', undefined],
  ['2028-02-29', '2028-02-29'],
  ['31.6.2026', undefined],
  ['11/15/2026', undefined],
  ['', undefined],
])('%s is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('gives the date in the time zone of the clinic, whatever that of the server', () => {
  expect(todayAtTheClinic(new Date('2026-11-15T23:30:00Z'))).toBe('2026-11-16');
  expect(todayAtTheClinic(new Date('2026-07-15T21:59:00Z'))).toBe('2026-07-15');
});

describe('the advice on a day of travel', () => {
  it('is not needed on Sundays, nor without a day', () => {
    expect(transferAdvice('2026-11-15', 'en')).toBeUndefined();
    expect(transferAdvice('soon', 'en')).toBeUndefined();
  });

  it('names the Sundays around any other day', () => {
    expect(transferAdvice('2026-11-17', 'en')).toEqual({
      weekday: 'Tuesday',
      transferDay: 'Sunday',
      before: 'November 15, 2026',
      after: 'November 22, 2026',
    });
    expect(transferAdvice('2026-12-31', 'de')).toEqual({
      weekday: 'Donnerstag',
      transferDay: 'Sonntag',
      before: '27. Dezember 2026',
      after: '3. Januar 2027',
    });
    expect(transferAdvice('2026-11-21', 'it')?.weekday).toBe('sabato');
  });
});
