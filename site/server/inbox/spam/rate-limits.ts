import { createHmac } from 'node:crypto';
import { addressKey } from '@clinic/cms/values/network-address';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SharedLimits } from './shared-limits.ts';

const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;
/** Divisor: without a proof, an address may send a quarter as much. */
const WITHOUT_PROOF = 4;
/** Posts for each form that may be sent: people correct errors in many steps, programs in none. */
const POSTS_PER_FORM = 20;

export type Limits = { perAddressAndHour: number; inTotalAndMinute: number };
type Shared = { limits: Pick<SharedLimits, 'count'>; secret: string };

export type RateLimits = ReturnType<typeof rateLimits>;

export function rateLimits({ perAddressAndHour, inTotalAndMinute }: Limits, shared?: Shared) {
  const strict = Math.max(1, Math.floor(perAddressAndHour / WITHOUT_PROOF));
  const limit = (name: string, points: number, seconds: number) =>
    limitOf({ name, points, seconds, shared });
  const perAddress = limit('forms', perAddressAndHour, HOUR_SECONDS);
  const withoutProof = limit('forms without proof', strict, HOUR_SECONDS);
  const posts = limit('posts', perAddressAndHour * POSTS_PER_FORM, HOUR_SECONDS);
  const inTotal = limit('forms in total', inTotalAndMinute, MINUTE_SECONDS);
  // Counted apart: forms without proof cost their sender nothing, and must not use up the total.
  const unproven = limit('forms in total without proof', inTotalAndMinute, MINUTE_SECONDS);
  return {
    allowPost: (address: string) => posts(addressKey(address)),
    async allowFrom(address: string, hasProof: boolean): Promise<boolean> {
      const key = addressKey(address);
      return (await perAddress(key)) && (hasProof || (await withoutProof(key)));
    },
    allowInTotal: (hasProof: boolean) => (hasProof ? inTotal('all') : unproven('all')),
  };
}

type LimitOptions = { name: string; points: number; seconds: number; shared?: Shared };

/** All machines count in the database. Each process also counts itself, for when that is away. */
function limitOf({ name, points, seconds, shared }: LimitOptions) {
  const own = new RateLimiterMemory({ points, duration: seconds });
  return async (key: string): Promise<boolean> => {
    const isWithinOwn = await own.consume(key).then(
      () => true,
      () => false,
    );
    // The own count always applies: the shared one misses what came while the database was away,
    // and a flood is refused without asking it.
    if (!isWithinOwn) return false;
    if (!shared) return true;
    // Addresses of visitors are never stored: without the secret nobody can tell whose this is.
    const hash = createHmac('sha256', shared.secret).update(`${name} ${key}`).digest('hex');
    const hits = await shared.limits.count(hash, seconds);
    return hits === undefined || hits <= points;
  };
}
