import type { DateField, FieldHook } from 'payload';
import { clinicDay, clinicDayEnd, clinicMidnight } from '../clinic-config/clinic-time.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { PRIVATE } from '../access/private.ts';

/** A day without a time is stored as noon UTC: the same day for editors in Bern and in Boston. */
export function atNoon(date: string): string {
  return `${date.slice(0, 10)}T12:00:00.000Z`;
}

/** A format in the order, and with the dots, of the reader's language. */
const SHOWN_DAY = 'PP';
export const SHOWN_MOMENT = 'PP, HH:mm';

/**
 * How a day can be typed; the first is also how it is shown. Given a single format, the picker
 * would hand anything else to `new Date`, which takes 5.12.2026 for 12 May.
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

/** A day of every year, such as the one on which winter begins: the year is ignored. */
export function monthDayField(name: string, label: Label): DateField {
  const admin = { date: pickedDay('d MMMM', MONTH_DAY_FORMATS) };
  return { ...dayField(name, label), required: true, admin };
}

/** How a moment can be typed; the first is also how it is shown. A day alone means its midnight. */
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
          // The default is an English word in every language, and the times need none.
          timeCaption: '',
          // The picker is wider than the sidebar, which would cut it off.
          popperProps: { strategy: 'fixed' },
        },
      },
    },
  };
}

/** A day without a time is stored as its midnight: the entry would vanish as that day begins. */
const keepWholeDay: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return value;
  const day = clinicDay(new Date(value));
  return Date.parse(value) === Date.parse(clinicMidnight(day)) ? clinicDayEnd(day) : value;
};

export function lastMomentField(name: string, label: Label): DateField {
  const field = momentField(name, label);
  return { ...field, hooks: { beforeValidate: [keepWholeDay] } };
}
