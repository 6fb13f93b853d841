import type { DateField, FieldHook } from 'payload';
import { clinicDay, clinicDayEnd, clinicMidnight } from '../clinic-config/clinic-time.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { PRIVATE } from '../access/private.ts';

/** A day without a time is stored as noon UTC: the same day for editors in Bern and in Boston. */
export function atNoon(date: string): string {
  return `${date.slice(0, 10)}T12:00:00.000Z`;
}

/** In the order and with the dots of the reader's language. */
const SHOWN_DAY = 'PP';
export const SHOWN_MOMENT = 'PP, HH:mm';

/**
 * The first is how a day is shown. With one format alone the picker would give what else is typed
 * to `new Date`, which takes 5.12.2026 for 12 May.
 */
const DAY_FORMATS = [
  ...[SHOWN_DAY, 'd MMM yyyy', 'd MMMM yyyy', 'd. MMMM yyyy', 'd. M. yyyy'],
  ...['d.M.yyyy', 'd.M.yy', 'd/M/yyyy', 'd/M/yy', 'yyyy-MM-dd'],
];

const keepDay: FieldHook = ({ value }) =>
  typeof value === 'string' && value !== '' ? atNoon(value) : value;

const pickedDay = (displayFormat: string, dateFormat: string[]) =>
  ({ pickerAppearance: 'dayOnly', displayFormat, overrides: { dateFormat } }) as const;

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
    ...(options.required && { defaultValue: () => atNoon(clinicDay(new Date())) }),
    admin: { position: 'sidebar', date: pickedDay(SHOWN_DAY, DAY_FORMATS) },
    hooks: { beforeValidate: [keepDay] },
  };
}

const MONTH_DAY_FORMATS = ['d MMMM', 'd. MMMM', 'd MMM', 'd.M.', 'd.M', 'd. M.', 'd/M'];

/** Of its date, the year is ignored. */
export function monthDayField(name: string, label: Label): DateField {
  const admin = { date: pickedDay('d MMMM', MONTH_DAY_FORMATS) };
  return { ...dayField(name, label), required: true, admin };
}

/** How a moment can be typed; the first is also how it is shown. A day alone is its midnight. */
const MOMENT_FORMATS = [', HH:mm', ' HH:mm', ''].flatMap((time) =>
  DAY_FORMATS.map((day) => day + time),
);

export function momentField(name: string, label: Label): DateField {
  return {
    name,
    type: 'date',
    label,
    index: true,
    custom: PRIVATE,
    admin: {
      position: 'sidebar',
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: SHOWN_MOMENT,
        timeIntervals: 15,
        timeFormat: 'HH:mm',
        overrides: {
          dateFormat: MOMENT_FORMATS,
          // An English word in every language; the times say it themselves.
          timeCaption: '',
          // Wider than the column it opens in, which would cut it off.
          popperProps: { strategy: 'fixed' },
        },
      },
    },
  };
}

/** A day without a time is stored as its midnight, and would end with its first moment. */
const keepWholeDay: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return value;
  const day = clinicDay(new Date(value));
  return Date.parse(value) === Date.parse(clinicMidnight(day)) ? clinicDayEnd(day) : value;
};

export function lastMomentField(name: string, label: Label): DateField {
  const field = momentField(name, label);
  return { ...field, hooks: { beforeValidate: [keepWholeDay] } };
}
