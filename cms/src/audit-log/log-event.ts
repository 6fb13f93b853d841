import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import { insertInto, transactionOf, type Sql, hasRows } from '../database/sql.ts';
import type { LogKind } from './log.ts';

export const CHANGE_KINDS = [
  'created',
  'changed',
  'published',
  'unpublished',
  'deleted',
  'restored',
] as const;

type LogEvent = {
  kind: LogKind;
  /** What the event is about: an entry, a global (without an id) or an account. */
  collection?: string;
  entry?: string;
  language?: Locale;
  /** From whom the editing of an entry was taken over. */
  otherName?: string;
};

type Person = { id: string; name?: string | null; email: string };

/** Events that come many times in a row: while somebody types, or tries passwords. */
const COUNTED: ReadonlySet<LogKind> = new Set(['changed', 'login_failed']);

export async function logEvent(req: PayloadRequest, event: LogEvent): Promise<void> {
  const { user } = req;
  if (user) await logEventOf(await transactionOf(req), user, event);
}

export async function logEventOf(db: Sql, person: Person, event: LogEvent): Promise<void> {
  if (COUNTED.has(event.kind) && (await countOnceMore(db, person, event))) return;
  await db.execute(
    insertInto('log', {
      id: randomUUID(),
      kind: event.kind,
      person_id: person.id,
      person_name: person.name || person.email,
      collection: event.collection ?? null,
      entry: event.entry ?? null,
      language: event.language ?? null,
      other_name: event.otherName ?? null,
      count: 1,
    }),
  );
}

/** Counts an event of the last hour once more, instead of writing it again every second. */
async function countOnceMore(db: Sql, person: Person, event: LogEvent): Promise<boolean> {
  return hasRows(
    db,
    sql`update log set count = count + 1, updated_at = now()
        where id = (
          select id from log
          where person_id = ${person.id} and kind = ${event.kind}
            and collection is not distinct from ${event.collection ?? null}
            and entry is not distinct from ${event.entry ?? null}
            and language::text is not distinct from ${event.language ?? null}
            and updated_at > now() - interval '1 hour'
          order by updated_at desc limit 1)
        returning id`,
  );
}
