import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import {
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import type { TypedUser } from 'payload';
import { type Sql, hasRows } from '../../database/sql.ts';
import type { Label } from '../../studio-words/studio-languages.ts';

export function requestEventsTable(requests: { id: AnyPgColumn }) {
  return pgTable(
    'request_events',
    {
      id: uuid('id').primaryKey(),
      request_id: uuid('request_id')
        .notNull()
        .references(() => requests.id, { onDelete: 'cascade' }),
      at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
      kind: text('kind').notNull(),
      editor: text('editor'),
      // Kept beside the id: the account may be deleted one day.
      editor_name: text('editor_name'),
      detail: jsonb('detail').notNull(),
    },
    (table) => [index('request_events_request_idx').on(table.request_id, table.at)],
  );
}

export type Status = 'new' | 'in_progress' | 'done';

/** What was done; that notes were changed is recorded without their text. */
export type RequestChange =
  | { kind: 'status'; detail: { from: Status | null; to: Status } }
  | { kind: 'assignee'; detail: { to: string | null; name: string | null } }
  | { kind: 'suspected'; detail: { to: boolean } }
  | { kind: 'notes'; detail: Record<string, never> }
  | { kind: 'reply'; detail: { to: string; subject: string; text: string } };

export type RequestEvent = RequestChange & {
  id: string;
  at: string;
  editor: string | null;
  editorName: string | null;
};

export const nameOfUser = (user: { name?: string | null; email?: string | null }): string =>
  user.name || user.email || '';

type NewEvent = RequestChange & { id?: string; request: string; by: TypedUser | null };

/** Notes what was done; false if it was noted before, under the same id. */
export async function noteEvent(db: Sql, event: NewEvent): Promise<boolean> {
  const { by, request, kind, detail, id = randomUUID() } = event;
  return hasRows(
    db,
    sql`insert into request_events (id, request_id, kind, editor, editor_name, detail)
        values (${id}, ${request}, ${kind}, ${by ? String(by.id) : null},
          ${by ? nameOfUser(by) : null}, ${JSON.stringify(detail)}::jsonb)
        on conflict do nothing returning id`,
  );
}

export async function readEvents(db: Sql, request: string): Promise<RequestEvent[]> {
  const { rows } = await db.execute<RequestEvent>(
    sql`select id, at, kind, editor, editor_name as "editorName", detail from request_events
        where request_id = ${request} order by at, id`,
  );
  return rows.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
}

export const STATUS_LABELS: Record<Status, Label> = {
  new: { en: 'New', de: 'Neu', it: 'Nuova' },
  in_progress: { en: 'In progress', de: 'In Arbeit', it: 'In corso' },
  done: { en: 'Done', de: 'Erledigt', it: 'Conclusa' },
};
