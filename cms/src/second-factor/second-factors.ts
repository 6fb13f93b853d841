import { sql } from '@payloadcms/db-postgres';
import { bigint, jsonb, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import { env } from '../settings/env.ts';
import type { Sql } from '../database/sql.ts';
import { hashOfCode } from './recovery-codes.ts';
import { encryptSecret, decryptSecret } from './encrypt-secret.ts';
import { stepOfCode } from './totp.ts';

/**
 * One row per person with a second factor, or about to have one. A table of its own: no API reads
 * it, and Payload, which writes whole accounts at each login, cannot put back an old state.
 */
export const secondFactors = pgTable('second_factors', {
  owner: text('owner').primaryKey(),
  secret: text('secret').notNull(),
  confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
  recovery: jsonb('recovery').notNull().default([]),
});

export async function hasFactor(db: Sql, owner: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from second_factors where owner = ${owner} and confirmed_at is not null`,
  );
  return rows.length > 0;
}

/** Stores the secret of a factor that does not count yet; false if there is one that does. */
export async function beginFactor(db: Sql, owner: string, secret: Uint8Array): Promise<boolean> {
  const { rows } = await db.execute(
    sql`insert into second_factors (owner, secret) values (${owner}, ${encryptSecret(secret, owner, env.SECRET)})
        on conflict (owner) do update set secret = excluded.secret
        where second_factors.confirmed_at is null
        returning owner`,
  );
  return rows.length > 0;
}

/** Makes a factor count, once its owner has shown a code of it. */
export async function confirmFactor(
  db: Sql,
  owner: string,
  typed: string,
  recoveryCodes: readonly string[],
): Promise<boolean> {
  const step = await stepTyped(db, owner, typed);
  if (step === undefined) return false;
  const hashes = recoveryCodes.map((code) => hashOfCode(code, owner, env.SECRET));
  const { rows } = await db.execute(
    sql`update second_factors set confirmed_at = now(), last_step = ${step},
          recovery = ${JSON.stringify(hashes)}::jsonb
        where owner = ${owner} and confirmed_at is null returning owner`,
  );
  return rows.length > 0;
}

/** Whether a code is right: that of the app, or one of the recovery codes. Each counts once. */
export async function spendCode(db: Sql, owner: string, typed: string): Promise<boolean> {
  const step = await stepTyped(db, owner, typed);
  const statement =
    step === undefined
      ? spendRecoveryCode(owner, hashOfCode(typed, owner, env.SECRET))
      : sql`update second_factors set last_step = ${step}
            where owner = ${owner} and confirmed_at is not null and last_step < ${step}
            returning owner`;
  return (await db.execute(statement)).rows.length > 0;
}

const spendRecoveryCode = (owner: string, hash: string) =>
  sql`update second_factors set recovery = recovery - ${hash}::text
      where owner = ${owner} and confirmed_at is not null
        and jsonb_exists(recovery, ${hash}) returning owner`;

export async function removeFactor(db: Sql, owner: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`delete from second_factors where owner = ${owner} returning confirmed_at`,
  );
  return rows.some((row) => row.confirmed_at !== null);
}

async function stepTyped(db: Sql, owner: string, typed: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ secret: string }>(
    sql`select secret from second_factors where owner = ${owner}`,
  );
  const secret = rows[0] && decryptSecret(rows[0].secret, owner, env.SECRET);
  return secret && stepOfCode(secret, typed, Date.now());
}
