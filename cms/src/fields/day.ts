import type { DateField, FieldHook } from 'payload';
import { clinicDay } from '../clinic-config/clinic-time.ts';
import type { Label } from '../studio-words/studio-languages.ts';

/** A day without a time is stored as noon UTC: the same day for editors in Bern and in Boston. */
export function atNoon(date: string): string {
  return `${date.slice(0, 10)}T12:00:00.000Z`;
}

/**
 * How a day can be typed; the first is also how it is shown. With a single format the picker gives
 * what does not match it to `new Date`, which takes 5.12.2026 for 12 May.
 */
export const DAY_FORMATS = ['d MMM yyyy', 'd.M.yyyy', 'd.M.yy', 'yyyy-MM-dd'];

const keepDay: FieldHook = ({ value }) =>
  typeof value === 'string' && value !== '' ? atNoon(value) : value;

/** A calendar day; the content API returns it as `2026-11-15`. */
export function dayField(
  name: string,
  label: Label,
  options: Pick<DateField, 'required' | 'index'> = {},
): DateField {
  return {
    name,
    type: 'date',
    label,
    ...options,
    // What needs a day is mostly of the day it is written on.
    ...(options.required && { defaultValue: () => atNoon(clinicDay(new Date())) }),
    admin: {
      position: 'sidebar',
      date: {
        pickerAppearance: 'dayOnly',
        displayFormat: 'd MMM yyyy',
        overrides: { dateFormat: DAY_FORMATS },
      },
    },
    hooks: { beforeValidate: [keepDay] },
  };
}
