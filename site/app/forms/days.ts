import { CLINIC_TIME_ZONE } from '@clinic/cms/clinic-config/clinic-time';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { TRANSFER_DAY } from '#app/constants.ts';
import { formatDate } from '#app/ui/formats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;

/** Parses a day to `2026-11-15`; in browsers without date fields it is text. */
export function readDay(text: string): string | undefined {
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const iso = dotted
    ? [dotted[3], dotted[2]?.padStart(2, '0'), dotted[1]?.padStart(2, '0')].join('-')
    : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Some engines read 31 June as 1 July.
  return Number.isNaN(time) || dayOf(time) !== iso ? undefined : iso;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function todayAtTheClinic(now = new Date()): string {
  // Swedish writes `2026-11-15` in every browser; Canadian English does not.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: CLINIC_TIME_ZONE }).format(now);
}

export function transferWeekday(locale: Locale): string {
  // The first of January 2023 was a Sunday.
  return weekdayOf(Date.UTC(2023, 0, 1 + TRANSFER_DAY), locale);
}

function weekdayOf(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(time);
}

/** The transfer days before and after a day that is none itself. */
export function transferAdvice(text: string, locale: Locale) {
  const day = readDay(text);
  if (!day) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  const daysSince = (new Date(time).getUTCDay() - TRANSFER_DAY + DAYS_A_WEEK) % DAYS_A_WEEK;
  if (daysSince === 0) return undefined;
  const before = time - daysSince * DAY_MS;
  return {
    weekday: weekdayOf(time, locale),
    transferDay: transferWeekday(locale),
    before: formatDate(dayOf(before), locale),
    after: formatDate(dayOf(before + DAYS_A_WEEK * DAY_MS), locale),
  };
}
