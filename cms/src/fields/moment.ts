import type { DateField } from 'payload';
import { PRIVATE } from '../access/private.ts';
import type { Label } from '../locales.ts';

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
      },
    },
  };
}
