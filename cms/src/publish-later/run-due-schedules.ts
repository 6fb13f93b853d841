import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import type { Schedule } from '../database/payload-types.ts';
import { adapterOf, inTransaction, type Sql } from '../database/sql.ts';
import { ALL_LANGUAGES, type Action } from './schedules.ts';

/** The outcome; its `reason` is for the log, and never contains what somebody has written. */
type ScheduleResult = { id: string; status: 'done' | 'failed'; lateMs: number; reason?: string };

/**
 * Makes the planned changes that are due. Each is one transaction with the note that it is done,
 * and locks its row: of several processes one makes it, and a killed one leaves no trace.
 */
export async function runDueSchedules(payload: Payload): Promise<ScheduleResult[]> {
  const results: ScheduleResult[] = [];
  for (;;) {
    let id: string | undefined;
    try {
      const done = await inTransaction(payload, async (req, db) => {
        const due = await lockDue(db);
        id = due?.id;
        if (!due) return undefined;
        await runSchedule(req, due.id);
        await endSchedule(db, due.id, 'done');
        return due;
      });
      if (!done) return results;
      results.push({ id: done.id, status: 'done', lateMs: done.lateMs });
    } catch (error) {
      if (id === undefined || isTransient(error)) throw error;
      await endSchedule(adapterOf(payload).drizzle, id, 'failed', reasonOf(error));
      results.push({ id, status: 'failed', lateMs: 0, reason: (error as Error).name });
    }
  }
}

async function lockDue(db: Sql): Promise<{ id: string; lateMs: number } | undefined> {
  const { rows } = await db.execute<{ id: string; lateMs: number }>(
    sql`select id, (extract(epoch from now() - at) * 1000)::int as "lateMs" from schedules
        where status = 'waiting' and at <= now()
        order by at, id limit 1 for update skip locked`,
  );
  return rows[0];
}

async function runSchedule(req: PayloadRequest, id: string): Promise<void> {
  const planned: Schedule = await req.payload.findByID({
    collection: 'schedules',
    id,
    depth: 0,
    req,
  });
  // The entry was deleted, so nothing is left to do.
  if (!planned.entry) return;
  const { relationTo: collection, value } = planned.entry;
  await req.payload.update({
    collection,
    id: String(value),
    ...statusChange(planned.action, planned.language),
    depth: 0,
    overrideAccess: true,
    // A planned change is made even while somebody is editing the entry.
    overrideLock: true,
    req,
  });
}

export function statusChange(action: Action, language: string) {
  const isPublished = action === 'publish';
  const everywhere = isPublished ? { publishAllLocales: true } : { unpublishAllLocales: true };
  return {
    data: { _status: isPublished ? 'published' : 'draft' },
    ...(language === ALL_LANGUAGES ? everywhere : { locale: language as Locale }),
  } as const;
}

async function endSchedule(
  db: Sql,
  id: string,
  status: ScheduleResult['status'],
  reason: string | null = null,
): Promise<void> {
  await db.execute(
    sql`update schedules set status = ${status}, reason = ${reason}, done_at = now(),
          updated_at = now() where id = ${id} and status = 'waiting'`,
  );
}

/** Postgres: connections (08, 57), conflicts (40, 55P03), resources (53). Node: sockets (E…). */
const TRANSIENT_ERRORS = /^(?:08|40|53|55P03|57|E[A-Z]+$)/;
/** The driver's errors about a lost connection have no code. */
const CONNECTION_LOST = /^Connection terminated|^timeout exceeded when trying to connect/;

function isTransient(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => TRANSIENT_ERRORS.test(code ?? '') || CONNECTION_LOST.test(message),
  );
}

/** The message if the entry was refused; of other errors the code, as they may repeat its texts. */
function reasonOf(error: unknown): string {
  const { message, name, status } = error as Error & { status?: number };
  if (status !== undefined) return message;
  return causesOf(error).find(({ code }) => code)?.code ?? name;
}

function causesOf(error: unknown): { code?: string; message: string }[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as { code?: unknown };
  const own = { message: error.message, ...(typeof code === 'string' && { code }) };
  return [own, ...causesOf(error.cause)];
}
