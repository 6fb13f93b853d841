import { sql } from '@payloadcms/db-postgres';
import type { Payload, Where } from 'payload';
import { CLINIC_TIME_ZONE } from '../clinic-config/clinic-time.ts';
import { atNoon } from '../fields/day.ts';
import { adapterOf } from '../database/sql.ts';

/**
 * The fields that say when visitors see an entry. A `day` begins at midnight where the clinic is;
 * `from` and `until` are moments.
 */
export type ShownWindow = { day: string } | { from: string; until: string };

const DAY_OF_CLINIC = new Intl.DateTimeFormat('sv-SE', {
  timeZone: CLINIC_TIME_ZONE,
  dateStyle: 'short',
});

/** The last moment that has begun, as the fields of a window store it. */
function latest(window: ShownWindow, now: Date): string {
  return 'day' in window ? atNoon(DAY_OF_CLINIC.format(now)) : now.toISOString();
}

export function isShown(window: ShownWindow, now = new Date()): Where {
  const begun = latest(window, now);
  const start = 'day' in window ? window.day : window.from;
  const hasBegun: Where = {
    or: [{ [start]: { exists: false } }, { [start]: { less_than_equal: begun } }],
  };
  if ('day' in window) return hasBegun;
  const isNotOver: Where = {
    or: [{ [window.until]: { exists: false } }, { [window.until]: { greater_than: begun } }],
  };
  return { and: [hasBegun, isNotOver] };
}

export function windowOf({ custom }: { custom?: Record<string, unknown> }) {
  return custom?.shownWindow as ShownWindow | undefined;
}

/**
 * For each collection with windows, the latest limit that has passed. It changes at the moment at
 * which an entry appears or disappears: so the site reads again, though nobody has written anything.
 */
export async function readPassedLimits(payload: Payload, now = new Date()) {
  const passed = new Map<string, string>();
  for (const { config } of Object.values(payload.collections)) {
    const window = windowOf(config);
    if (!window) continue;
    const begun = latest(window, now);
    const fields = 'day' in window ? [window.day] : [window.from, window.until];
    const limits = fields.map((name) => {
      const column = sql.identifier(name);
      const table = sql.identifier(config.slug);
      return sql`(select max(${column}) from ${table} where ${column} <= ${begun})`;
    });
    const { rows } = await adapterOf(payload).drizzle.execute<{ limit: string | null }>(
      sql`select greatest(${sql.join(limits, sql`, `)})::text as limit`,
    );
    passed.set(config.slug, rows[0]?.limit ?? '');
  }
  return passed;
}
