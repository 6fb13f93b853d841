type Options = {
  /** After how long without a visitor it counts as quiet. */
  quietMs: number;
  /** Where it is never quiet, work is begun all the same after this time. */
  patienceMs: number;
};

/** Where it is never quiet, work rests nine times as long as it took: a tenth of a core is its own. */
const RESTS_PER_WORK = 9;

/** How many works may wait; what comes after that is wanted again by the next visitor. */
const MAX_WAITING = 1_000;

/** Does work that can wait, one after the other, while nobody has asked for anything for a while. */
export class QuietTime {
  readonly #options: Options;
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #lastNoise = -Infinity;
  #isWorking = false;

  constructor(options: Options) {
    this.#options = options;
  }

  noise(): void {
    this.#lastNoise = performance.now();
  }

  /** Many may want the same, so it has a name. If it fails, all stays as it was. */
  later(name: string, work: () => Promise<unknown>): void {
    if (this.#waiting.size < MAX_WAITING) this.#waiting.set(name, work);
    if (!this.#isWorking) void this.#workAll();
  }

  async #workAll(): Promise<void> {
    this.#isWorking = true;
    let until = performance.now() + this.#options.patienceMs;
    for (const [name, work] of this.#waiting) {
      await this.#quiet(until);
      const begun = performance.now();
      await work().catch(() => undefined);
      this.#waiting.delete(name);
      const now = performance.now();
      if (now >= until) until = now + (now - begun) * RESTS_PER_WORK;
    }
    this.#isWorking = false;
  }

  async #quiet(until: number): Promise<void> {
    for (;;) {
      const quietAt = Math.min(this.#lastNoise + this.#options.quietMs, until);
      const inMs = quietAt - performance.now();
      if (inMs <= 0) return;
      // A process that ends need not wait for it.
      await new Promise((resolve) => setTimeout(resolve, inMs).unref());
    }
  }
}
