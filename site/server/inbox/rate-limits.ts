import { addressKey } from '@alpsera/cms/network-address';
import { RateLimiterMemory } from 'rate-limiter-flexible';

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
/** Who cannot prove anything gets this part of what others may send. */
const WITHOUT_PROOF = 4;

export type Limits = { perAddressAndHour: number; inTotalAndMinute: number };

/** How much one address, and all of them together, may send. Kept in memory, per process. */
export class RateLimits {
  readonly #perAddress: RateLimiterMemory;
  readonly #withoutProof: RateLimiterMemory;
  readonly #inTotal: RateLimiterMemory;

  constructor({ perAddressAndHour, inTotalAndMinute }: Limits) {
    const strict = Math.max(1, Math.floor(perAddressAndHour / WITHOUT_PROOF));
    this.#perAddress = new RateLimiterMemory({ points: perAddressAndHour, duration: HOUR_SECONDS });
    this.#withoutProof = new RateLimiterMemory({ points: strict, duration: HOUR_SECONDS });
    this.#inTotal = new RateLimiterMemory({ points: inTotalAndMinute, duration: MINUTE_SECONDS });
  }

  /** Counts one more; false if it is one too many. */
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
