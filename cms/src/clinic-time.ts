/** The clinic's time zone, independent of the server's. */
export const CLINIC_TIME_ZONE = 'Europe/Zurich';

/** Date and time at the clinic, in the order in which they can be sorted: `2026-11-01 10:30`. */
export function sortableClinicTime(time: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: CLINIC_TIME_ZONE,
  });
  return format.format(new Date(time));
}
