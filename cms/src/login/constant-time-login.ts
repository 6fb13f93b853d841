import { setTimeout as sleep } from 'node:timers/promises';
import {
  AuthenticationError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { AttemptLimits } from '../access/attempt-limits.ts';
import { hashPassword } from '../access/password-hash.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';
import { isLocalApi, clientAddressOf } from '../access/client.ts';
import { LOGS_IN } from '../payload-repairs/keep-sessions.ts';

const SLOWED_MS = 2_000;

export const TRIED_ACCOUNT = 'tried account';
export type Owner = { id: string; email: string; name?: string };

const limits = new AttemptLimits();

/** An unknown account costs the same work as a known one: Payload would answer at once. */
export const constantTimeLogin: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'login') return;
  req.context[LOGS_IN] = true;
  if (isLocalApi(req)) return;
  const { email, password } = (args as { data: Record<string, unknown> }).data;
  // Payload reports a missing field, the same for every account.
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return;
  const account = accountOf(email);
  const verdict = await limits.count({ address: clientAddressOf(req), account });
  if (verdict.waitSeconds !== undefined) refuseAttempt(req, verdict.waitSeconds);
  if (verdict.isSlowed) await sleep(SLOWED_MS);
  const owner = await ownerOf(req, account);
  if (owner) {
    req.context[TRIED_ACCOUNT] = owner;
    return;
  }
  await ownerOf(req, account);
  await hashPassword(password, 'salt');
  throw new AuthenticationError(req.t);
};

export const resetLoginAttempts: CollectionAfterLoginHook = async ({ req, user }) => {
  if (isLocalApi(req)) return;
  await limits.reset({ address: clientAddressOf(req), account: accountOf(String(user.email)) });
};

/** Undefined also for an account without a password to check. */
async function ownerOf(req: PayloadRequest, account: string): Promise<Owner | undefined> {
  const where = { email: { equals: account } };
  const query = { collection: 'users', req, where } as const;
  const user = await req.payload.db.findOne<Owner & { hash?: string }>(query);
  if (typeof user?.hash !== 'string') return undefined;
  return { id: user.id, email: user.email, ...(user.name && { name: user.name }) };
}

/** Normalised as Payload does it. */
const accountOf = (email: string) => email.toLowerCase().trim();
