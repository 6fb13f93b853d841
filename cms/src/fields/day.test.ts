import { afterEach, expect, it, vi } from 'vitest';
import { dayField, lastMomentField, momentField, monthDayField } from './day.ts';

const LABEL = { en: 'Date', de: 'Datum', it: 'Data' };

afterEach(() => void vi.useRealTimers());

it('defaults to the day at the clinic, even just after midnight there', () => {
  const { defaultValue } = dayField('date', LABEL, { required: true });
  vi.useFakeTimers({ now: new Date('2026-11-17T23:30:00.000Z') });
  expect((defaultValue as () => string)()).toBe('2026-11-18T12:00:00.000Z');
});

it.each([
  { field: dayField('date', LABEL), typed: ['d.M.yyyy', 'd. M. yyyy', 'd.M.yy', 'd/M/yyyy'] },
  { field: monthDayField('from', LABEL), typed: ['d.M.', 'd. M.', 'd/M', 'd MMM'] },
  { field: momentField('until', LABEL), typed: ['d.M.yyyy, HH:mm', 'd/M/yyyy, HH:mm', 'd.M.yy'] },
])(
  'takes what is typed with dots and slashes as day and month, in $field.name',
  ({ field, typed }) => {
    const { displayFormat, overrides } = field.admin?.date ?? {};
    // Given a single format, the picker would read what does not match it in its own way.
    expect(overrides?.dateFormat).toEqual(expect.arrayContaining(typed));
    expect(overrides?.dateFormat?.[0]).toBe(displayFormat);
  },
);

it('is shown until the end of a day at the clinic, and until a moment that is chosen', () => {
  const [keep] = lastMomentField('until', LABEL).hooks?.beforeValidate ?? [];
  const stored = (value: unknown) => keep?.({ value } as never);
  expect(stored('2026-11-24T23:00:00.000Z')).toBe('2026-11-25T22:59:59.999Z');
  // Saved again, it stays.
  expect(stored('2026-11-25T22:59:59.999Z')).toBe('2026-11-25T22:59:59.999Z');
  expect(stored('2026-11-25T09:30:00.000Z')).toBe('2026-11-25T09:30:00.000Z');
  expect(stored(null)).toBeNull();
});

it('has no default if it is a day of every year, and shows no year', () => {
  const field = monthDayField('from', LABEL);
  expect(field).toMatchObject({ required: true, admin: { date: { displayFormat: 'd MMMM' } } });
  expect(field.defaultValue).toBeUndefined();
});
