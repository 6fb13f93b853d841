import { CLINIC } from './clinic.ts';

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

/** How far the clinic's clocks are ahead of UTC at a moment, in milliseconds. */
function aheadAt(moment: number): number {
  const there = sortableClinicTime(new Date(moment).toISOString());
  return Date.parse(`${there.replace(' ', 'T')}Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

const MINUTE_MS = 60_000;

/** The moment at which the clocks at the clinic show a time, such as `2026-11-01T10:30`. */
export function clinicMoment(time: string): string {
  const shown = Date.parse(`${time}:00.000Z`);
  // On a day on which the clocks change, the first guess may be on the other side of the change.
  const guess = shown - aheadAt(shown);
  return new Date(shown - aheadAt(guess)).toISOString();
}

export const clinicMidnight = (day: string): string => clinicMoment(`${day}T00:00`);

const A_MOMENT_MS = 1;

export function clinicDayEnd(day: string): string {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const next = new Date(noon + 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(clinicMidnight(next)) - A_MOMENT_MS).toISOString();
}

/** When the day at the clinic is over, in milliseconds since 1970. */
export function endOfClinicDay(now: Date): number {
  return Date.parse(clinicDayEnd(clinicDay(now))) + A_MOMENT_MS;
}
