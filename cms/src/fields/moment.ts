import type { DateField } from 'payload';
import { PRIVATE } from '../access/private.ts';
import type { Label } from '../studio-words/studio-languages.ts';
import { DAY_FORMATS } from './day.ts';

/** How a moment can be typed; the first is also how it is shown. A day alone is its midnight. */
const MOMENT_FORMATS = [', HH:mm', ' HH:mm', ''].flatMap((time) =>
  DAY_FORMATS.map((day) => day + time),
);

/** A moment that editors choose by day and time, such as the one from which something is shown. */
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
        displayFormat: 'd MMM yyyy, HH:mm',
        timeIntervals: 15,
        overrides: { dateFormat: MOMENT_FORMATS },
      },
    },
  };
}
