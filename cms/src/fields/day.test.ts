import { afterEach, expect, it, vi } from 'vitest';
import { dayField } from './day.ts';
import { momentField } from './moment.ts';

const LABEL = { en: 'Date', de: 'Datum', it: 'Data' };

afterEach(() => void vi.useRealTimers());

it('begins with the day at the clinic, also after its midnight', () => {
  const { defaultValue } = dayField('date', LABEL, { required: true });
  vi.useFakeTimers({ now: new Date('2026-11-17T23:30:00.000Z') });
  expect((defaultValue as () => string)()).toBe('2026-11-18T12:00:00.000Z');
});

it.each([
  { field: dayField('date', LABEL), typed: ['d.M.yyyy', 'd.M.yy'] },
  { field: momentField('until', LABEL), typed: ['d.M.yyyy, HH:mm', 'd.M.yy, HH:mm', 'd.M.yy'] },
])('takes what is typed with dots as day and month, in $field.name', ({ field, typed }) => {
  const { displayFormat, overrides } = field.admin?.date ?? {};
  // For a list of formats alone the picker does without a reading of its own.
  expect(overrides?.dateFormat).toEqual(expect.arrayContaining(typed));
  expect(overrides?.dateFormat?.[0]).toBe(displayFormat);
});
