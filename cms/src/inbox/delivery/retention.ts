import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { adapterOf, type Statement } from '../../database/sql.ts';

/** Sent mails repeat data stored elsewhere, and an unconfirmed subscription is void. */
const SENT_MAIL_DAYS = 30;
const UNCONFIRMED_DAYS = 30;
/** After this time the newsletter host is no longer told that somebody unsubscribed. */
const UNSYNCED_DAYS = 30;
const LOG_DAYS = 365;

export type Deleted = Record<'requests' | 'testimonials' | 'mails' | 'subscribers', number>;

const before = (days: number) => sql`now() - ${days} * interval '1 day'`;

export async function deleteExpired(payload: Payload, retentionDays: number): Promise<Deleted> {
  const { drizzle } = adapterOf(payload);
  const count = async (statement: Statement) => (await drizzle.execute(statement)).rowCount ?? 0;
  const mailDays = Math.min(SENT_MAIL_DAYS, retentionDays);
  const deleted = {
    requests: await count(sql`delete from requests where created_at < ${before(retentionDays)}`),
    testimonials: await deleteUnpublished(payload, retentionDays),
    mails: await count(
      sql`delete from mails where (status = 'sent' and sent_at < ${before(mailDays)})
            or created_at < ${before(retentionDays)}`,
    ),
    subscribers: await count(
      sql`delete from subscribers
          where (status = 'unsubscribed'
              and (handover is null or unsubscribed_at < ${before(UNSYNCED_DAYS)}))
            or (status = 'pending' and requested_at < ${before(UNCONFIRMED_DAYS)})`,
    ),
  };
  await drizzle.execute(sql`delete from log where updated_at < ${before(LOG_DAYS)}`);
  // No spool holds a submission for this long, so its id is no longer needed.
  await drizzle.execute(
    sql`delete from submissions where stored_at < ${before(Math.max(retentionDays, 90))}`,
  );
  return deleted;
}

/** Only visitors' testimonials, and through Payload, whose hooks delete their pictures as well. */
async function deleteUnpublished(payload: Payload, retentionDays: number): Promise<number> {
  const { rows } = await adapterOf(payload).drizzle.execute(
    sql`select id from testimonials
        where submission is not null and _status = 'draft' and updated_at < ${before(retentionDays)}
          and not exists (select 1 from _testimonials_v version where version.parent_id = testimonials.id
            and version.updated_at >= ${before(retentionDays)})`,
  );
  for (const { id } of rows) await payload.delete({ collection: 'testimonials', id: String(id) });
  return rows.length;
}
