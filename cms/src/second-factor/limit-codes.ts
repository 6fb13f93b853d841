import type { PayloadRequest } from 'payload';
import { limiter, consumePoint } from '../access/attempt-limits.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';

/**
 * For one account from all addresses. Strangers cannot use it to lock an account: only somebody who
 * knows the password or has a session gets this far.
 */
const WRONG_CODES = 10;
const wrongCodes = limiter(WRONG_CODES);

export async function isRightCode(
  req: PayloadRequest,
  owner: string,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const wait = await consumePoint(wrongCodes, owner);
  if (wait !== undefined) refuseAttempt(req, wait);
  const isRight = await attempt();
  if (isRight) await wrongCodes.delete(owner);
  return isRight;
}
