import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterRefreshHook,
  CollectionBeforeLoginHook,
  PayloadRequest,
} from 'payload';
import { adapterOf, transactionOf, listed } from '../database/sql.ts';

/** Set on a request during a login. A new password, in contrast, ends all sessions. */
export const LOGS_IN = 'logsIn';

/**
 * Payload rewrites all sessions of an account when it adds or renews one: it loses that of a
 * concurrent login, and revives ended ones. Seen in 3.90.1; payloadcms/payload#16027 and #18132.
 */
export const keepSessions: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (!req.context[LOGS_IN]) return;
  const { sessions } = user as { sessions?: { id: string }[] };
  await restoreCommitted(req, String(user.id), sessions?.at(-1)?.id);
};

export const keepEndedSessions: CollectionAfterRefreshHook = async ({ req }) => {
  if (req.user) await restoreCommitted(req, String(req.user.id));
};

/** Makes the sessions in the transaction the committed ones, apart from the one just added. */
async function restoreCommitted(req: PayloadRequest, owner: string, added = ''): Promise<void> {
  const transaction = await transactionOf(req);
  const { drizzle } = adapterOf(req.payload);
  if (transaction === drizzle) return;
  const { rows } = await drizzle.execute<{ id: string; created_at: string; expires_at: string }>(
    sql`select id, created_at::text, expires_at::text from users_sessions
        where _parent_id = ${owner} and expires_at > now()`,
  );
  for (const { id, created_at: created, expires_at: expires } of rows) {
    await transaction.execute(
      sql`insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
          values (0, ${owner}, ${id}, ${created}::timestamptz, ${expires}::timestamptz)
          on conflict (id) do nothing`,
    );
  }
  const kept = listed([added, ...rows.map(({ id }) => id)]);
  await transaction.execute(
    sql`delete from users_sessions
        where _parent_id = ${owner} and id not in (${kept})`,
  );
}
