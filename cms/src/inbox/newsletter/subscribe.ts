import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isMailAddress } from '../../mail/mail-escaping.ts';
import { newsletterForm } from '../../forms/newsletter-form.ts';
import { adapterOf, insertInto, inTransaction, type Sql, hasRows } from '../../database/sql.ts';
import { isSurelySpam, CONSENT_TEXT_VERSION, type SpoolEntry } from '../../forms/spool-entry.ts';
import { queueNewsletterMail, type SubscriberRow } from './queue-newsletter-mail.ts';
import { readConfirmToken, readUnsubscribeToken, subscriberId } from './newsletter-token.ts';
import { storedColumns } from '../entries/stored-columns.ts';
import { isUuid } from '../../values/uuid.ts';

/** The minimum time between two mails, so that nobody can make us flood an address. */
const BETWEEN_MAILS = sql`interval '10 minutes'`;

/** A confirmed subscriber gets no mail, which would reveal the subscription to whoever asked. */
export async function subscribe(payload: Payload, db: Sql, submission: SpoolEntry): Promise<void> {
  const email = String(submission.fields.email ?? '').toLowerCase();
  if (!isMailAddress(email)) return;
  const columns = { ...storedColumns([newsletterForm], submission), email };
  const insert = insertInto('subscribers', {
    ...columns,
    id: subscriberId(email),
    status: 'pending',
    // Differs for each subscription of an address, so that an old link cannot confirm a new one.
    round: Date.parse(submission.receivedAt),
    language: submission.locale,
    requested_at: submission.receivedAt,
    text_version: CONSENT_TEXT_VERSION,
  });
  await db.execute(
    sql`${insert} on conflict (email) do update
        set ${setToExcluded(Object.keys(columns))},
          status = 'pending', language = excluded.language, updated_at = now(),
          round = case when subscribers.status = 'unsubscribed' then excluded.round
            else subscribers.round end,
          -- Links of the former subscription are void, so this one needs a mail at once.
          mailed_at = case when subscribers.status = 'unsubscribed' then null
            else subscribers.mailed_at end,
          requested_at = excluded.requested_at, text_version = excluded.text_version
        where subscribers.status <> 'confirmed'`,
  );
  if (isSurelySpam(submission)) return;
  const {
    rows: [row],
  } = await db.execute<SubscriberRow>(
    sql`update subscribers set mailed_at = now()
        where email = ${email} and status = 'pending'
          and (mailed_at is null or mailed_at < now() - ${BETWEEN_MAILS}
            or mailed_at > now() + ${BETWEEN_MAILS})
        returning id, round, language, email`,
  );
  const key = `${submission.id} newsletter`;
  if (row) await queueNewsletterMail(payload, db, row, { key, kind: 'optIn' });
}

function setToExcluded(columns: readonly string[]) {
  const names = columns.map((column) => sql.identifier(column));
  return sql.join(
    names.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  );
}

export async function confirmSubscription(payload: Payload, token: string) {
  const given = readConfirmToken(token);
  if (!given || !isUuid(given.subscriber)) return 'invalid';
  const { subscriber, round } = given;
  await inTransaction(payload, async (_req, db) => {
    const {
      rows: [row],
    } = await db.execute<SubscriberRow>(
      // The newsletter host may be deleting an earlier subscription, so it is told of this one.
      sql`update subscribers set status = 'confirmed', confirmed_at = now(), updated_at = now(),
            handover = (case when handover is null then null else 'begun' end)::enum_subscribers_handover
          where id = ${subscriber} and round = ${round} and status = 'pending'
          returning id, round, language, email`,
    );
    if (!row) return;
    const key = `${row.id} welcome ${round}`;
    await queueNewsletterMail(payload, db, row, { key, kind: 'welcome' });
  });
  const isConfirmed = await hasRows(
    adapterOf(payload).drizzle,
    sql`select 1 from subscribers
        where id = ${subscriber} and round = ${round} and status = 'confirmed'`,
  );
  return isConfirmed ? 'confirmed' : 'invalid';
}

/** Deletes the mails, and the address unless the newsletter host has yet to be told. */
export async function endSubscription(payload: Payload, token: string) {
  const subscriber = readUnsubscribeToken(token);
  if (!isUuid(subscriber)) return 'invalid';
  await adapterOf(payload).drizzle.execute(
    sql`with gone as (
          delete from subscribers where id = ${subscriber} and handover is null returning email
        ), going as (
          update subscribers set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now()
          where id = ${subscriber} and handover is not null returning email
        )
        delete from mails where kind = 'newsletter'
          and recipient in (select email from gone union select email from going)`,
  );
  return 'done';
}
