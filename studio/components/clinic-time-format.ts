import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const format = (time: Date | string, language: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: CLINIC_TIME_ZONE }).format(
    new Date(time),
  );

/** A day in the clinic's time zone, in the format that Payload is configured to use. */
export const clinicDate = (time: Date | string, language: string) => format(time, language, DAY);

export const clinicTime = (time: Date | string, language: string) =>
  format(time, language, { ...DAY, ...MINUTE });
