import { backOffMs } from './back-off.ts';

/** While nothing can be stored, one submission at a time probes whether it works again. */
const PROBE_PAUSE = { firstMs: 200, capMs: 5_000 };
/** Back-off of a submission that fails although others can be stored. */
const ASIDE_PAUSE = { firstMs: 5_000, capMs: 5 * 60 * 1000 };

type Aside = { failures: number; storedBefore: number; dueAt: number };

// Fresh submissions never wait for failed ones. A failed one is held until another is stored; if it
// fails again after that, the error is its own and it steps aside. Time is monotonic, because the
// clock may be set.
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

  takeFresh(): string | undefined {
    const [id] = this.#fresh;
    if (id === undefined) return undefined;
    this.#fresh.delete(id);
    this.#underway.add(id);
    return id;
  }

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

  /** Returns how many were held back and can be tried again now. */
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

  forget(id: string): void {
    this.#underway.delete(id);
    this.#released.delete(id);
    this.#aside.delete(id);
  }

  #stepAside(id: string, before: Aside | undefined): void {
    // If nothing else was stored meanwhile, the failure is not this submission's own.
    const isOwnFailure = !before || this.#stored > before.storedBefore;
    const failures = (before?.failures ?? 0) + (isOwnFailure ? 1 : 0);
    const dueAt = this.#now() + backOffMs(failures, ASIDE_PAUSE);
    this.#aside.set(id, { failures, storedBefore: this.#stored, dueAt });
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
