import { backOffMs } from './back-off.ts';

/** While nothing can be stored, one at a time finds out whether that is over. */
const PROBE_PAUSE = { firstMs: 200, capMs: 5_000 };
/** What cannot be stored although others can comes back ever more rarely. */
const ASIDE_PAUSE = { firstMs: 5_000, capMs: 5 * 60 * 1000 };

type Aside = { faults: number; storedBefore: number; dueAt: number };

/**
 * Which submission is tried next. What has not failed goes first and never waits for what has: a
 * failure holds back only the submission itself, until another is stored. If it fails once more
 * after that, the fault is its own and it steps aside. Time is the monotonic one, so that a clock
 * that is set does not matter.
 */
export class DeliveryQueue {
  readonly #now: () => number;
  readonly #fresh = new Set<string>();
  readonly #underway = new Set<string>();
  /** Failed while nothing else was stored. */
  readonly #held = new Set<string>();
  /** Held once, and to be tried again because another was stored. */
  readonly #released = new Set<string>();
  readonly #aside = new Map<string, Aside>();
  #stored = 0;
  #failures = 0;
  #pausedUntil = -Infinity;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get size(): number {
    return this.#fresh.size + this.#held.size + this.#aside.size;
  }

  offer(id: string): void {
    const isKnown = this.#underway.has(id) || this.#held.has(id) || this.#aside.has(id);
    if (!isKnown) this.#fresh.add(id);
  }

  /** What can be tried at once. */
  takeFresh(): string | undefined {
    const [id] = this.#fresh;
    if (id === undefined) return undefined;
    this.#fresh.delete(id);
    this.#underway.add(id);
    return id;
  }

  /** What has failed and may be tried again, or in how many milliseconds to ask for it. */
  takeFailed(): { id: string } | { waitMs: number } {
    const now = this.#now();
    const next = this.#nextFailed();
    if (!next) return { waitMs: Infinity };
    const dueAt = Math.max(next.dueAt, this.#pausedUntil);
    if (dueAt > now) return { waitMs: dueAt - now };
    this.#held.delete(next.id);
    this.#underway.add(next.id);
    return { id: next.id };
  }

  /** Says how many were held back and can be tried again now. */
  stored(id: string): number {
    this.forget(id);
    this.#stored += 1;
    this.#failures = 0;
    this.#pausedUntil = -Infinity;
    const count = this.#held.size;
    for (const held of this.#held) {
      this.#fresh.add(held);
      this.#released.add(held);
    }
    this.#held.clear();
    return count;
  }

  failed(id: string): void {
    this.#underway.delete(id);
    this.#failures += 1;
    this.#pausedUntil = this.#now() + backOffMs(this.#failures, PROBE_PAUSE);
    const before = this.#aside.get(id);
    if (!before && !this.#released.delete(id)) this.#held.add(id);
    else this.#stepAside(id, before);
  }

  /** Not in the spool any more. */
  forget(id: string): void {
    this.#underway.delete(id);
    this.#released.delete(id);
    this.#aside.delete(id);
  }

  #stepAside(id: string, before: Aside | undefined): void {
    // Where nothing else was stored either, this one is not to blame.
    const isOwnFault = !before || this.#stored > before.storedBefore;
    const faults = (before?.faults ?? 0) + (isOwnFault ? 1 : 0);
    const dueAt = this.#now() + backOffMs(faults, ASIDE_PAUSE);
    this.#aside.set(id, { faults, storedBefore: this.#stored, dueAt });
  }

  #nextFailed(): { id: string; dueAt: number } | undefined {
    const [held] = this.#held;
    if (held !== undefined) return { id: held, dueAt: -Infinity };
    let next: { id: string; dueAt: number } | undefined;
    for (const [id, { dueAt }] of this.#aside) {
      if (!this.#underway.has(id) && (!next || dueAt < next.dueAt)) next = { id, dueAt };
    }
    return next;
  }
}
