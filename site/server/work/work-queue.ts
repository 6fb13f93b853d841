import pLimit, { type LimitFunction } from 'p-limit';
import { busy } from '#server/http/request-error.ts';

type Options = {
  /** The plural of what is made, for the error message. */
  work: string;
  atOnce: number;
  maxWaiting: number;
};

export class WorkQueue {
  readonly #options: Options;
  readonly #limit: LimitFunction;

  constructor(options: Options) {
    this.#options = options;
    this.#limit = pLimit(options.atOnce);
  }

  get isFull(): boolean {
    const { atOnce, maxWaiting } = this.#options;
    return this.#limit.activeCount + this.#limit.pendingCount >= atOnce + maxWaiting;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.isFull) throw busy(`Too many ${this.#options.work} at once`, 2);
    return this.#limit(task);
  }
}
