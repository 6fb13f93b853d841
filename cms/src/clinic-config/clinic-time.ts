import { CLINIC } from './clinic.ts';

/** The clinic's time zone, independent of the server's. */
export const CLINIC_TIME_ZONE = CLINIC.timeZone;

/** Date and time at the clinic, in the order in which they can be sorted: `2026-11-01 10:30`. */
export function sortableClinicTime(time: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: CLINIC_TIME_ZONE,
  });
  return format.format(new Date(time));
}

/** The day on which a moment is at the clinic: `2026-11-01`. */
export function clinicDay(time: Date): string {
  return sortableClinicTime(time.toISOString()).slice(0, 10);
}

/** The moment at which a day begins at the clinic. */
export function clinicMidnight(day: string): string {
  // The clocks change after midnight at the clinic, and after this moment.
  const begin = `${day}T00:00:00.000Z`;
  const ahead = Date.parse(`${sortableClinicTime(begin).replace(' ', 'T')}Z`) - Date.parse(begin);
  return new Date(Date.parse(begin) - ahead).toISOString();
}
