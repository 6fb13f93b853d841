import type { PayloadRequest } from 'payload';
import { AttemptLimits } from '../access/attempt-limits.ts';
import { verifyPassword } from '../access/password-hash.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';
import { clientAddressOf } from '../access/client.ts';
import { transactionOf, findStored } from '../database/sql.ts';
import type { StudioWordKey } from '../studio-words/studio-words.ts';
import { isRightCode } from './limit-codes.ts';
import { hasFactor, spendCode } from './second-factors.ts';

/** Passwords that a logged-in person types are limited as logins are. */
const limits = new AttemptLimits();

export type Typed = { password?: unknown; code?: unknown };
export type Refusal = { path: 'present_password' | 'present_code'; words: StudioWordKey };
type Stored = { hash?: string; salt?: string };

/**
 * Whether the logged-in person is at the keyboard, and not somebody who found the session open.
 * Returns what is missing or wrong: the present password, or the code of a second factor.
 */
export async function reauthenticate(
  req: PayloadRequest,
  { password, code }: Typed,
): Promise<Refusal | undefined> {
  const { user } = req;
  if (!user || typeof password !== 'string' || password === '') {
    return { path: 'present_password', words: 'people:passwordNeeded' };
  }
  const attempt = { address: clientAddressOf(req), account: user.email };
  const { waitSeconds } = await limits.count(attempt);
  if (waitSeconds !== undefined) refuseAttempt(req, waitSeconds);
  const stored = await findStored<Stored>(req, 'users', user.id);
  if (!stored || !(await verifyPassword(stored, password))) {
    return { path: 'present_password', words: 'people:passwordWrong' };
  }
  await limits.reset(attempt);
  return verifyCode(req, String(user.id), code);
}

async function verifyCode(
  req: PayloadRequest,
  owner: string,
  code: unknown,
): Promise<Refusal | undefined> {
  const db = await transactionOf(req);
  if (!(await hasFactor(db, owner))) return undefined;
  if (typeof code !== 'string' || code.trim() === '') {
    return { path: 'present_code', words: 'people:codeNeeded' };
  }
  const isRight = await isRightCode(req, owner, () => spendCode(db, owner, code));
  return isRight ? undefined : { path: 'present_code', words: 'people:codeWrong' };
}
