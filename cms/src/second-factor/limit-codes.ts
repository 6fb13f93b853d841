import type { PayloadRequest } from 'payload';
import { limiter, consumePoint } from '../access/attempt-limits.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';

/**
 * Wrong codes for one account from everywhere. Only somebody who knows the password or has a
 * session gets this far, so strangers cannot lock the account, as they could if passwords were
 * counted like that.
 */
const WRONG_CODES = 10;
const wrongCodes = limiter(WRONG_CODES);

/** Tries a code of somebody's second factor, and refuses the attempt after too many wrong ones. */
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
