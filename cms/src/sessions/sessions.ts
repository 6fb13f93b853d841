import { sql } from '@payloadcms/db-postgres';
import { pgTable, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Sql } from '../database/sql.ts';

/** How long a session lasts after it was last renewed, which the panel does while it is used. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** The browser in which a session was begun; Payload keeps only when. */
export const sessionBrowsers = pgTable('session_browsers', {
  session: text('session').primaryKey(),
  owner: text('owner').notNull(),
  browser: text('browser').notNull(),
});

export type Session = {
  /** A name for this session that opens nothing; its id never leaves the database. */
  handle: string;
  begunAt: string;
  /** When it was last renewed. */
  seenAt: string;
  browser: string;
  isCurrent: boolean;
};

const HANDLE = sql`encode(sha256(convert_to(session.id, 'UTF8')), 'hex')`;

export async function noteBrowser(db: Sql, owner: string, session: string, browser: string) {
  await db.execute(
    sql`delete from session_browsers where owner = ${owner}
          and session not in (select id from users_sessions)`,
  );
  await db.execute(
    sql`insert into session_browsers (session, owner, browser)
        values (${session}, ${owner}, ${browser}) on conflict do nothing`,
  );
}

export async function listSessions(db: Sql, owner: string, current?: string): Promise<Session[]> {
  const { rows } = await db.execute<Session>(
    sql`select ${HANDLE} as handle, session.created_at::timestamptz as "begunAt",
          session.expires_at - ${SESSION_SECONDS} * interval '1 second' as "seenAt",
          coalesce(known.browser, '') as browser, session.id = ${current ?? ''} as "isCurrent"
        from users_sessions session left join session_browsers known on known.session = session.id
        where session._parent_id::text = ${owner} and session.expires_at > now()
        order by session.expires_at desc`,
  );
  return rows.map((row) => ({
    ...row,
    begunAt: new Date(row.begunAt).toISOString(),
    seenAt: new Date(row.seenAt).toISOString(),
  }));
}

type Which = { handle: string } | { keep?: string | undefined };

/**
 * Ends one session, or all but the one that is kept; returns how many. A login of the same person
 * rewrites all sessions at once, so this waits for it at the row of the account.
 */
export async function endSessions(db: Sql, owner: string, which: Which): Promise<number> {
  await db.execute(sql`select 1 from users where id::text = ${owner} for update`);
  const isMeant =
    'handle' in which ? sql`${HANDLE} = ${which.handle}` : sql`session.id <> ${which.keep ?? ''}`;
  const { rowCount } = await db.execute(
    sql`delete from users_sessions session where session._parent_id::text = ${owner} and ${isMeant}`,
  );
  return rowCount ?? 0;
}
