import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../values/network-address.ts';

const WINDOW_SECONDS = 15 * 60;
/** For one account from one address. */
const TOGETHER = 5;
/** For all accounts from one address, which a whole office may share. */
const FROM_ADDRESS = 30;
/** For one account from all addresses; further logins are delayed, never refused. */
const FOR_ACCOUNT = 20;

type Attempt = { address: string; account: string };
export type Verdict = { waitSeconds?: number; isSlowed?: boolean };

/**
 * An address over its limit is refused for a while, an account is not: nobody can lock out its
 * owner, who uses another address. Kept in the studio's memory.
 */
export class AttemptLimits {
  readonly #together = limiter(TOGETHER);
  readonly #fromAddress = limiter(FROM_ADDRESS);
  readonly #forAccount = limiter(FOR_ACCOUNT);

  /** Counts an attempt before it is made, so that many at once do not slip through. */
  async count({ address, account }: Attempt): Promise<Verdict> {
    const from = addressKey(address);
    // First, and without counting: an address that is refused leaves nothing more in memory.
    const wait =
      (await waitOf(this.#fromAddress, from)) ??
      (await consumePoint(this.#together, together(from, account))) ??
      (await consumePoint(this.#fromAddress, from));
    if (wait !== undefined) return { waitSeconds: wait };
    return { isSlowed: (await consumePoint(this.#forAccount, digest(account))) !== undefined };
  }

  async reset({ address, account }: Attempt): Promise<void> {
    const from = addressKey(address);
    await this.#together.delete(together(from, account));
    await this.#fromAddress.reward(from);
    await this.#forAccount.reward(digest(account));
  }
}

/** As long for every account: what is typed as one may have any length. */
const digest = (account: string) => createHash('sha256').update(account).digest('base64');

const together = (from: string, account: string) => `${from} ${digest(account)}`;

async function waitOf(limit: RateLimiterMemory, key: string): Promise<number | undefined> {
  const used = await limit.get(key);
  const isSpent = used !== null && used.remainingPoints <= 0;
  return isSpent ? Math.ceil(used.msBeforeNext / 1000) : undefined;
}

export function limiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
}

/** The seconds until the next point, if none is left. */
export async function consumePoint(limit: RateLimiterMemory, key: string) {
  try {
    await limit.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
