import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { LOCALES, type Locale } from '../clinic-config/locales.ts';
import { insertInto, type Sql, hasRows } from '../database/sql.ts';
import type { FailureReason } from './failure-reasons.ts';

export type MailKind =
  'confirmation' | 'notification' | 'newsletter' | 'account' | 'reply' | 'assignment';

type NewMail = {
  /** An idempotency key; a second mail with the same key is not queued. */
  key: string;
  kind: MailKind;
  to: string;
  replyTo?: string;
  /** The language of the mail; absent in mails of the studio itself. */
  locale?: Locale;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
};

export type ClaimedMail = Omit<NewMail, 'key'> & {
  id: string;
  /** Counted since it was queued, the present one included. */
  attempts: number;
  /** The same for each retry, so that a duplicate is recognised; new after `sendAgain`. */
  messageId: string;
};

/** Mails not sent within this time fail; an editor may send them again. */
const GIVE_UP_DAYS = 3;
const IS_TOO_OLD = sql`coalesce(queued_at, created_at) < now() - ${GIVE_UP_DAYS} * interval '1 day'`;

const LANGUAGE = 'Content-Language';

export async function queueMail(db: Sql, mail: NewMail): Promise<void> {
  const headers = mail.locale ? { ...mail.headers, [LANGUAGE]: mail.locale } : mail.headers;
  const statement = insertInto('mails', {
    id: randomUUID(),
    key: mail.key,
    kind: mail.kind,
    status: 'waiting',
    recipient: mail.to,
    reply_to: mail.replyTo ?? null,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: headers ? JSON.stringify(headers) : null,
    attempts: 0,
    tries: 0,
    next_attempt_at: sql`now()`,
  });
  await db.execute(sql`${statement} on conflict (key) do nothing`);
}

type Row = Omit<ClaimedMail, 'replyTo' | 'headers' | 'locale' | 'attempts' | 'messageId'> & {
  reply_to: string | null;
  headers: Record<string, string> | null;
  tries: string;
  queued_at: Date | string | null;
};

/** The longest wait or hold: a time further in the future means that the clock was set back. */
const LONGEST_WAIT = sql`interval '1 hour'`;

/** A mail held by a killed process is due again when its hold expires. */
const isAbandoned = (holdMs: number) =>
  sql`status = 'sending' and (held_at < now() - ${holdMs} * interval '1 millisecond'
    or held_at > now() + ${LONGEST_WAIT})`;

const IS_DUE = sql`status = 'waiting' and (next_attempt_at is null or next_attempt_at <= now()
  or next_attempt_at > now() + ${LONGEST_WAIT})`;

/** Fails old mails: a newly configured mail server must not send what nobody expects any more. */
export async function giveUpOldMails(db: Sql, { holdMs }: { holdMs: number }): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update mails set status = 'failed', held_by = null, updated_at = now(),
          failure = coalesce(failure, 'given-up'),
          last_error = coalesce(last_error, ${`Not sent within ${GIVE_UP_DAYS} days`})
        where (status = 'waiting' or (${isAbandoned(holdMs)})) and ${IS_TOO_OLD}`,
  );
  return rowCount ?? 0;
}

export async function releaseAbandonedMails(db: Sql, { holdMs }: { holdMs: number }) {
  await db.execute(
    sql`update mails set status = 'waiting', held_by = null, next_attempt_at = now()
        where ${isAbandoned(holdMs)}`,
  );
}

/** Claims the next due mails for a runner, in the order of an index: thousands may wait. */
export async function claimMails(db: Sql, { holder, limit }: { holder: string; limit: number }) {
  const { rows } = await db.execute<Row>(
    sql`update mails set status = 'sending', attempts = attempts + 1, tries = coalesce(tries, 0) + 1,
          held_by = ${holder}, held_at = now(), updated_at = now()
        where id in (
          select id from mails
          where ${IS_DUE} and not (${IS_TOO_OLD})
          order by next_attempt_at limit ${limit}
          for update skip locked)
        returning id, kind, recipient as "to", reply_to, subject, text, html, headers, tries, queued_at`,
  );
  return rows.map(({ reply_to: replyTo, headers, tries, queued_at: queuedAt, ...mail }) => ({
    ...mail,
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...localeOf(headers),
    attempts: Number(tries),
    messageId: queuedAt ? `${mail.id}.${new Date(queuedAt).getTime()}` : mail.id,
  }));
}

function localeOf(headers: Row['headers']): Pick<ClaimedMail, 'locale'> {
  const locale = LOCALES.find((one) => one === headers?.[LANGUAGE]);
  return locale ? { locale } : {};
}

/** Deletes the text of mails about accounts, which nobody else may read. */
export async function markSent(db: Sql, id: string): Promise<void> {
  await db.execute(
    sql`update mails set status = 'sent', sent_at = now(), updated_at = now(), last_error = null,
          failure = null, next_attempt_at = null, held_by = null,
          text = case when kind = 'account' then '' else text end,
          html = case when kind = 'account' then '' else html end
        where id = ${id}`,
  );
}

/** Schedules a retry, or fails the mail: at once if the error is permanent. */
export async function markUnsent(
  db: Sql,
  id: string,
  failure: { reason: FailureReason; error: string; retryInMs: number; isFinal: boolean },
): Promise<void> {
  await db.execute(
    sql`update mails set updated_at = now(), last_error = ${failure.error}, held_by = null,
          failure = ${failure.reason}::enum_mails_failure,
          next_attempt_at = now() + ${failure.retryInMs} * interval '1 millisecond',
          status = (case when ${failure.isFinal} or ${IS_TOO_OLD}
                    then 'failed' else 'waiting' end)::enum_mails_status
        where id = ${id} and status = 'sending'`,
  );
}

/** Queues a mail again at an editor's request; the waits between attempts begin anew. */
export async function sendAgain(db: Sql, id: string): Promise<boolean> {
  return hasRows(
    db,
    sql`update mails set status = 'waiting', tries = 0, queued_at = now(), next_attempt_at = now(),
          updated_at = now()
        where id = ${id} and status in ('failed', 'sent', 'waiting')
          and not (kind = 'account' and text = '') returning id`,
  );
}

/** Without `sent`: the number of sent mails says only when old ones were deleted. */
const WATCHED = ['waiting', 'sending', 'failed'] as const;

export async function countMails(db: Sql): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ status: string; count: number }>(
    sql`select status::text, count(*)::int as count from mails group by status`,
  );
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(WATCHED.map((status) => [status, found.get(status) ?? 0]));
}
