import { setTimeout as sleep } from 'node:timers/promises';

/** Tells when nobody has asked for anything for a while: the time for work that can wait. */
export class QuietTime {
  readonly #quietMs: number;
  readonly #patienceMs: number;
  #lastNoise = -Infinity;

  /** Where it is never quiet, the work is done all the same once patience is at its end. */
  constructor({ quietMs, patienceMs }: { quietMs: number; patienceMs: number }) {
    this.#quietMs = quietMs;
    this.#patienceMs = patienceMs;
  }

  noise(): void {
    this.#lastNoise = performance.now();
  }

  async wait(): Promise<void> {
    const until = performance.now() + this.#patienceMs;
    for (;;) {
      const now = performance.now();
      const quietIn = Math.min(this.#lastNoise + this.#quietMs, until) - now;
      if (quietIn <= 0) return;
      await sleep(quietIn, undefined, { ref: false });
    }
  }
}
