type Options = {
  idleMs: number;
  /** If the site is never idle, tasks start all the same after this time. */
  maxWaitMs: number;
};

/** If the site is never idle, a pause of nine times its duration follows each task. */
const PAUSES_PER_TASK = 9;
/** A task that does not fit is dropped, and added again by the next request that wants it. */
const MAX_TASKS = 1_000;

export class IdleQueue {
  readonly #options: Options;
  readonly #tasks = new Map<string, () => Promise<unknown>>();
  #lastActivity = -Infinity;
  #isRunning = false;

  constructor(options: Options) {
    this.#options = options;
  }

  noteActivity(): number {
    this.#lastActivity = performance.now();
    return this.#lastActivity;
  }

  /** A task is identified by its name, and queued once. Its errors are ignored. */
  add(name: string, task: () => Promise<unknown>): void {
    if (this.#tasks.size < MAX_TASKS) this.#tasks.set(name, task);
    if (!this.#isRunning) void this.#runAll();
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    let latestStart = performance.now() + this.#options.maxWaitMs;
    for (const [name, task] of this.#tasks) {
      await this.#untilIdle(latestStart);
      const startedAt = performance.now();
      await task().catch(() => undefined);
      this.#tasks.delete(name);
      const now = performance.now();
      if (now >= latestStart) latestStart = now + (now - startedAt) * PAUSES_PER_TASK;
    }
    this.#isRunning = false;
  }

  async #untilIdle(latestStart: number): Promise<void> {
    for (;;) {
      const idleAt = Math.min(this.#lastActivity + this.#options.idleMs, latestStart);
      const inMs = idleAt - performance.now();
      if (inMs <= 0) return;
      // The timer does not keep the process from ending.
      await new Promise((resolve) => setTimeout(resolve, inMs).unref());
    }
  }
}
