import { clinicDay } from '@clinic/cms/clinic-config/clinic-time';

/** Whether a day, stored with any time, has not yet begun at the clinic. */
export function isFutureDay(date: string, now: Date): boolean {
  return date.slice(0, 10) > clinicDay(now);
}
