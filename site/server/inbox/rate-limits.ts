import { addressKey } from '@alpsera/cms/network-address';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
/** Divisor: without a proof, an address may send a quarter of what others may. */
const WITHOUT_PROOF = 4;
/** Posts for each form that may be sent: people correct errors in many steps, programs in none. */
const POSTS_PER_FORM = 20;

export type Limits = { perAddressAndHour: number; inTotalAndMinute: number };

/** How much one address, and all of them together, may send. Kept in memory, per process. */
export class RateLimits {
  readonly #perAddress: RateLimiterMemory;
  readonly #withoutProof: RateLimiterMemory;
  readonly #inTotal: RateLimiterMemory;
  readonly #posts: RateLimiterMemory;

  constructor({ perAddressAndHour, inTotalAndMinute }: Limits) {
    const strict = Math.max(1, Math.floor(perAddressAndHour / WITHOUT_PROOF));
    this.#perAddress = new RateLimiterMemory({ points: perAddressAndHour, duration: HOUR_SECONDS });
    this.#withoutProof = new RateLimiterMemory({ points: strict, duration: HOUR_SECONDS });
    const posts = perAddressAndHour * POSTS_PER_FORM;
    this.#posts = new RateLimiterMemory({ points: posts, duration: HOUR_SECONDS });
    this.#inTotal = new RateLimiterMemory({ points: inTotalAndMinute, duration: MINUTE_SECONDS });
  }

  /** Counts one more post to a form, valid or not; called before its body is read. */
  allowPost(address: string): Promise<boolean> {
    return consume(this.#posts, addressKey(address));
  }

  /** Counts one more form; false if it exceeds a limit. */
  async allow(address: string, hasProof: boolean): Promise<boolean> {
    const key = addressKey(address);
    return (
      (await consume(this.#perAddress, key)) &&
      (hasProof || (await consume(this.#withoutProof, key))) &&
      (await consume(this.#inTotal, 'all'))
    );
  }
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}
