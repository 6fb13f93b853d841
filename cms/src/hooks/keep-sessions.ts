import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeLoginHook } from 'payload';
import { adapterOf, transactionOf } from '../sql.ts';

/** Set on a request during a login. A new password, in contrast, ends all sessions. */
export const LOGS_IN = 'logsIn';

/**
 * Payload rewrites all sessions of an account when it adds one, and so loses a session that a
 * concurrent login has added. This inserts the sessions committed by others into the transaction.
 */
export const keepSessions: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!req.context[LOGS_IN]) return;
  const transaction = await transactionOf(req);
  const { drizzle } = adapterOf(req.payload);
  if (transaction === drizzle) return;
  const { rows } = await drizzle.execute<{ id: string; created_at: string; expires_at: string }>(
    sql`select id, created_at::text, expires_at::text from users_sessions
        where _parent_id = ${user.id} and expires_at > now()`,
  );
  for (const { id, created_at: created, expires_at: expires } of rows) {
    await transaction.execute(
      sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
          values (0, ${user.id}, ${id}, ${created}::timestamptz, ${expires}::timestamptz)
          on conflict (id) do nothing`,
    );
  }
};
