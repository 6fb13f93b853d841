/** Only years of four digits, as databases and pages expect them. */
const FIRST_SECOND = Date.UTC(1000, 0, 1) / 1000;
const LAST_SECOND = Date.UTC(9999, 11, 31) / 1000;

/** Whether a text begins with a day that exists: `2026-02-31` only looks like one. */
export function beginsWithDay(text: string): boolean {
  const [day] = /^[1-9]\d{3}-\d{2}-\d{2}/.exec(text) ?? [];
  if (!day) return false;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** Reads seconds since 1970, also from text; undefined if the year has not four digits. */
export function secondsOf(value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value);
  const seconds = isText ? Number(value) : value;
  if (typeof seconds !== 'number') return undefined;
  return seconds >= FIRST_SECOND && seconds <= LAST_SECOND ? seconds : undefined;
}

export function dayOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
