import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { env } from '../../settings/env.ts';
import { type Sql, hasRows, lockName } from '../../database/sql.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';

/**
 * Id of the ledger row by which all that was received from an address counts as stored, wherever it
 * still waits. Without the secret nobody can tell whose address it is.
 */
function ledgerId(email: string): string {
  const hash = createHmac('sha256', env.SECRET).update(`erased address ${email}`);
  return `erased ${hash.digest('hex')}`;
}

type Sent = Pick<SpoolEntry, 'fields' | 'receivedAt'>;

export const senderOf = ({ fields }: Pick<SpoolEntry, 'fields'>): string =>
  String(fields?.email ?? '').toLowerCase();

/** Until the end of the transaction nothing from this address is stored. */
export async function lockAddress(db: Sql, email: string): Promise<void> {
  await lockName(db, ledgerId(email));
}

/** Waits while the sender's address is locked. Submissions do not wait for each other. */
export async function waitForAddressLock(db: Sql, submission: Sent): Promise<void> {
  const id = ledgerId(senderOf(submission));
  await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${id}, 0))`);
}

export async function noteErased(db: Sql, email: string): Promise<void> {
  await db.execute(
    // The present moment: `now()` is when the transaction began.
    sql`insert into submissions (id, received_at) values (${ledgerId(email)}, clock_timestamp())
        on conflict (id) do update
        set received_at = excluded.received_at, stored_at = excluded.stored_at`,
  );
}

/** Whether everything from the sender was erased after this was received. */
export async function isErased(db: Sql, submission: Sent): Promise<boolean> {
  return hasRows(
    db,
    sql`select 1 from submissions where id = ${ledgerId(senderOf(submission))}
          and received_at >= ${submission.receivedAt}`,
  );
}
