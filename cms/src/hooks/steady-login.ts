import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { AttemptLimits } from '../access/attempt-limits.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';
import { isOwnCode, visitorOf } from '../access/visitor.ts';
import { LOGS_IN } from './keep-sessions.ts';

const SLOWED_MS = 2_000;
/** How Payload makes the hash of a password; a test compares the two. */
const HASHING = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const;

const limits = new AttemptLimits();

/**
 * A login that tells nobody whether an account exists: one that does not takes the same work and gets
 * the same answer. By itself Payload answers at once for a name it does not know.
 */
export const steadyLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  req.context[LOGS_IN] = true;
  if (isOwnCode(req)) return;
  const { email, password } = (args as { data: Record<string, unknown> }).data;
  // What is missing is said by Payload, whoever is asked for.
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return;
  const account = accountOf(email);
  const verdict = await limits.count({ address: visitorOf(req), account });
  if (verdict.waitSeconds !== undefined) refuseAttempt(req, verdict.waitSeconds);
  if (verdict.isSlowed) await sleep(SLOWED_MS);
  if (await hasPassword(req, account)) return;
  await hasPassword(req, account);
  await hashInVain(password);
  throw new AuthenticationError(req.t);
};

export const forgiveLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  if (isOwnCode(req)) return;
  await limits.forgive({ address: visitorOf(req), account: accountOf(String(user.email)) });
};

async function hasPassword(req: PayloadRequest, account: string): Promise<boolean> {
  const where = { email: { equals: account } };
  const user = await req.payload.db.findOne<{ id: string; hash?: string }>({
    collection: 'users',
    req,
    where,
  });
  return typeof user?.hash === 'string';
}

/** As Payload looks for it. */
function accountOf(email: string): string {
  return email.toLowerCase().trim();
}

function hashInVain(password: string): Promise<void> {
  const { iterations, bytes, digest } = HASHING;
  return new Promise((resolve) => {
    crypto.pbkdf2(password, 'salt', iterations, bytes, digest, () => resolve());
  });
}
