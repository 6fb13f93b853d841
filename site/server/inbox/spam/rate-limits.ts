import { createHmac } from 'node:crypto';
import { addressKey } from '@clinic/cms/values/network-address';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SharedLimits } from './shared-limits.ts';

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
/** Divisor: without a proof, an address may send a quarter of what others may. */
const WITHOUT_PROOF = 4;
/** Posts for each form that may be sent: people correct errors in many steps, programs in none. */
const POSTS_PER_FORM = 20;

export type Limits = { perAddressAndHour: number; inTotalAndMinute: number };
type Shared = { limits: Pick<SharedLimits, 'count'>; secret: string };

/** All machines count in the database. Each process counts too, and decides while that is away. */
export class RateLimits {
  readonly #perAddress: Limit;
  readonly #withoutProof: Limit;
  readonly #inTotal: Limit;
  readonly #inTotalWithoutProof: Limit;
  readonly #posts: Limit;

  constructor({ perAddressAndHour, inTotalAndMinute }: Limits, shared?: Shared) {
    const strict = Math.max(1, Math.floor(perAddressAndHour / WITHOUT_PROOF));
    const limit = (name: string, points: number, seconds: number) =>
      new Limit({ name, points, seconds, shared });
    this.#perAddress = limit('forms', perAddressAndHour, HOUR_SECONDS);
    this.#withoutProof = limit('forms without proof', strict, HOUR_SECONDS);
    this.#posts = limit('posts', perAddressAndHour * POSTS_PER_FORM, HOUR_SECONDS);
    this.#inTotal = limit('forms in total', inTotalAndMinute, MINUTE_SECONDS);
    this.#inTotalWithoutProof = limit(
      'forms in total without proof',
      inTotalAndMinute,
      MINUTE_SECONDS,
    );
  }

  allowPost(address: string): Promise<boolean> {
    return this.#posts.allow(addressKey(address));
  }

  async allowFrom(address: string, hasProof: boolean): Promise<boolean> {
    const key = addressKey(address);
    return (
      (await this.#perAddress.allow(key)) && (hasProof || (await this.#withoutProof.allow(key)))
    );
  }

  /** Forms without proof cost their sender nothing, so they do not use up what others may send. */
  allowInTotal(hasProof: boolean): Promise<boolean> {
    return (hasProof ? this.#inTotal : this.#inTotalWithoutProof).allow('all');
  }
}

type LimitOptions = { name: string; points: number; seconds: number; shared?: Shared };

class Limit {
  readonly #options: LimitOptions;
  readonly #own: RateLimiterMemory;

  constructor(options: LimitOptions) {
    this.#options = options;
    this.#own = new RateLimiterMemory({ points: options.points, duration: options.seconds });
  }

  async allow(key: string): Promise<boolean> {
    const { points, seconds, shared } = this.#options;
    const isWithinOwn = await this.#own.consume(key).then(
      () => true,
      () => false,
    );
    // Its own count holds in any case: the shared one misses what was sent while it was away. A
    // flood is refused without the database.
    if (!isWithinOwn) return false;
    const hits = shared && (await shared.limits.count(this.#keyOf(key, shared.secret), seconds));
    return hits === undefined || hits <= points;
  }

  /** Addresses of visitors are never stored: without the secret nobody can tell whose this is. */
  #keyOf(key: string, secret: string): string {
    return createHmac('sha256', secret).update(`${this.#options.name} ${key}`).digest('hex');
  }
}
