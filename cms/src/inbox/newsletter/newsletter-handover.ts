import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterDeleteHook } from 'payload';
import type { Locale } from '../../clinic-config/locales.ts';
import { insertInto, transactionOf, type Sql } from '../../database/sql.ts';

/** A subscriber whose state at the newsletter host is out of date. */
export type Handover = {
  id: string;
  email: string;
  language: Locale;
  isSubscribed: boolean;
  requestedAt: string;
  confirmedAt: string | null;
  textVersion: string | null;
};

const IS_DUE = sql`(status = 'confirmed' and handover is distinct from 'done')
  or (status <> 'confirmed' and handover is not null)`;

/** Marked before the host is told: whoever unsubscribes meanwhile must be removed there too. */
export async function beginHandovers(db: Sql, limit: number): Promise<Handover[]> {
  const { rows } = await db.execute<Handover>(
    sql`update subscribers set handover = 'begun', updated_at = now()
        where id in (select id from subscribers where ${IS_DUE} order by updated_at limit ${limit})
        returning id, email, language, (status = 'confirmed') as "isSubscribed",
          requested_at as "requestedAt", confirmed_at as "confirmedAt",
          text_version as "textVersion"`,
  );
  return rows.map((row) => ({
    ...row,
    requestedAt: new Date(row.requestedAt).toISOString(),
    confirmedAt: row.confirmedAt && new Date(row.confirmedAt).toISOString(),
  }));
}

/** Marks a handover as done. If the subscriber's status changed meanwhile, it stays due. */
export async function finishHandover(
  db: Sql,
  { id, isSubscribed }: Pick<Handover, 'id' | 'isSubscribed'>,
): Promise<void> {
  if (isSubscribed) {
    await db.execute(
      sql`update subscribers set handover = 'done' where id = ${id} and status = 'confirmed'`,
    );
    return;
  }
  await db.execute(
    sql`update subscribers set handover = null where id = ${id} and status = 'pending'`,
  );
  await db.execute(sql`delete from subscribers where id = ${id} and status = 'unsubscribed'`);
}

/** Keeps a deleted subscriber as unsubscribed until the newsletter host has been told. */
export const notifyHostOfDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (!doc.handover) return;
  const db = await transactionOf(req);
  await db.execute(
    insertInto('subscribers', {
      id: doc.id,
      email: doc.email,
      status: 'unsubscribed',
      language: doc.language,
      round: doc.round,
      requested_at: doc.requested_at,
      handover: doc.handover,
      unsubscribed_at: new Date().toISOString(),
    }),
  );
};
