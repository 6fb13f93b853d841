import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** How the panel writes a day, the same as Payload with the formats of the configuration. */
export const clinicDate = (language: string) =>
  new Intl.DateTimeFormat(language, { ...DAY, timeZone: CLINIC_TIME_ZONE });

export const clinicTime = (language: string) =>
  new Intl.DateTimeFormat(language, {
    ...DAY,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: CLINIC_TIME_ZONE,
  });
