import { busy } from '#server/http/request-error.ts';

type Options = {
  /** The plural of what is made, for the error message. */
  work: string;
  atOnce: number;
  maxWaiting: number;
};

/** Runs tasks with limited concurrency and a bounded queue; further tasks are rejected. */
export class WorkQueue {
  readonly #work: string;
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ work, atOnce, maxWaiting }: Options) {
    this.#work = work;
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Whether another task would be rejected. */
  get isFull(): boolean {
    return this.#running >= this.#atOnce && this.#waiting.length >= this.#maxWaiting;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw busy(`Too many ${this.#work} at once`, 2);
    if (this.#running >= this.#atOnce) {
      // A finished task hands its place over directly, so no other can slip in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
