import { sql } from '@payloadcms/db-postgres';
import { bigint, jsonb, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';
import { env } from '../settings/env.ts';
import { type Sql, hasRows } from '../database/sql.ts';
import { stepOfCode, toBase32 } from './totp.ts';
import { createHmac, randomBytes, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** Not part of the account, which APIs read, and which Payload may write back in an old state. */
export const secondFactors = pgTable('second_factors', {
  owner: text('owner').primaryKey(),
  secret: text('secret').notNull(),
  confirmed_at: timestamp('confirmed_at', { withTimezone: true }),
  last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
  recovery: jsonb('recovery').notNull().default([]),
});

export const hasFactor = (db: Sql, owner: string): Promise<boolean> =>
  hasRows(
    db,
    sql`select 1 from second_factors where owner = ${owner} and confirmed_at is not null`,
  );

/** Stores a secret that is not confirmed yet; false if the owner has a confirmed factor. */
export async function beginFactor(db: Sql, owner: string, secret: Uint8Array): Promise<boolean> {
  return hasRows(
    db,
    sql`insert into second_factors (owner, secret) values (${owner}, ${encryptSecret(secret, owner, env.SECRET)})
        on conflict (owner) do update set secret = excluded.secret
        where second_factors.confirmed_at is null
        returning owner`,
  );
}

export async function confirmFactor(
  db: Sql,
  owner: string,
  typed: string,
  recoveryCodes: readonly string[],
): Promise<boolean> {
  const step = await stepTyped(db, owner, typed);
  if (step === undefined) return false;
  const hashes = recoveryCodes.map((code) => hashOfCode(code, owner, env.SECRET));
  return hasRows(
    db,
    sql`update second_factors set confirmed_at = now(), last_step = ${step},
          recovery = ${JSON.stringify(hashes)}::jsonb
        where owner = ${owner} and confirmed_at is null returning owner`,
  );
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
  return hasRows(db, statement);
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

const CODES = 10;
/** Sixteen characters, 80 bits: nobody guesses them, so a fast hash is enough. */
const CODE_BYTES = 10;

export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-').toLowerCase(),
  );
}

/** The hash that is stored of a recovery code, the same with and without capitals and dashes. */
export function hashOfCode(code: string, owner: string, secret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHmac('sha256', secret).update(`recovery ${owner} ${plain}`).digest('base64url');
}

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second factors', KEY_BYTES));

/** Encrypts with a key that is not in the database; the result is bound to its owner. */
export function encryptSecret(bytes: Uint8Array, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined if it was encrypted with another secret or for somebody else, or was altered. */
export function decryptSecret(text: string, owner: string, secret: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce, options);
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    return undefined;
  }
}
