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

  /**
   * For a row of works: gives what waits for a quiet moment before each of them. Patience is
   * counted for the whole row, so that a long one ends where visitors never pause.
   */
  begin(): () => Promise<void> {
    const until = performance.now() + this.#patienceMs;
    return async () => {
      for (;;) {
        const quietAt = Math.min(this.#lastNoise + this.#quietMs, until);
        const inMs = quietAt - performance.now();
        if (inMs <= 0) return;
        // A process that ends need not wait for it.
        await new Promise((resolve) => setTimeout(resolve, inMs).unref());
      }
    };
  }
}
