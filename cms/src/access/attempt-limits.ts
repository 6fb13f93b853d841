import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '../values/network-address.ts';

const WINDOW_SECONDS = 15 * 60;
/** Attempts for one account from one address. */
const PER_PAIR = 5;
/** For all accounts from one address, which a whole office may share. */
const PER_ADDRESS = 30;
/** For one account from all addresses; further logins are delayed, never refused. */
const PER_ACCOUNT = 20;

type Attempt = { address: string; account: string };
export type Verdict = { waitSeconds?: number; isSlowed?: boolean };

/**
 * Limits attempts to log in. An address over its limit is refused for a while, an account is not:
 * nobody can lock out its owner, who uses another address. Kept in the studio's memory.
 */
export class AttemptLimits {
  readonly #perPair = limiter(PER_PAIR);
  readonly #perAddress = limiter(PER_ADDRESS);
  readonly #perAccount = limiter(PER_ACCOUNT);

  /** Counts an attempt before it is made, so that many at once do not slip through. */
  async count({ address, account }: Attempt): Promise<Verdict> {
    const from = addressKey(address);
    // Checked first, without counting, so that a refused address takes no more memory.
    const wait =
      (await waitOf(this.#perAddress, from)) ??
      (await consumePoint(this.#perPair, pairKey(from, account))) ??
      (await consumePoint(this.#perAddress, from));
    if (wait !== undefined) return { waitSeconds: wait };
    return { isSlowed: (await consumePoint(this.#perAccount, digest(account))) !== undefined };
  }

  /** Takes a successful attempt out of the count. */
  async reset({ address, account }: Attempt): Promise<void> {
    const from = addressKey(address);
    await this.#perPair.delete(pairKey(from, account));
    await this.#perAddress.reward(from);
    await this.#perAccount.reward(digest(account));
  }
}

/** Of a fixed length, because what is typed as an account may have any. */
const digest = (account: string) => createHash('sha256').update(account).digest('base64');

const pairKey = (from: string, account: string) => `${from} ${digest(account)}`;

async function waitOf(limit: RateLimiterMemory, key: string): Promise<number | undefined> {
  const used = await limit.get(key);
  const isSpent = used !== null && used.remainingPoints <= 0;
  return isSpent ? Math.ceil(used.msBeforeNext / 1000) : undefined;
}

export function limiter(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: WINDOW_SECONDS });
}

/** Consumes a point; returns the seconds until the next one if none is left. */
export async function consumePoint(limit: RateLimiterMemory, key: string) {
  try {
    await limit.consume(key);
    return undefined;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}
