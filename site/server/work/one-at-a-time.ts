import { setImmediate } from 'node:timers/promises';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { FairQueue } from './fair-queue.ts';

/** At some 40 ms each, the last one waits about four seconds; later ones would leave anyway. */
const MAX_WAITING = 100;

/** `first`: pages, whose number is bounded; `later`: searches, forms, API calls and the like. */
export type Lane = 'first' | 'later';

/** The queue is full. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

type Options = {
  /** Tasks that together take no longer than this are run without a pause. */
  sliceMs?: number;
  maxWaiting?: number;
  /**
   * Turns of the event loop between two slices. Each accepts one new connection, so among a flood of
   * connections visitors would have to wait for a task for each that came before theirs.
   */
  turns?: number;
};
type Task = { begin: () => Promise<void>; refuse: (error: TooBusyError) => void };

/**
 * Runs tasks one at a time and yields to the event loop between them, so that cached pages are sent
 * meanwhile. Without it, tasks that arrive together would run in one go, and a page from the cache
 * would have to wait for the last of them.
 */
export class OneAtATime {
  readonly #waiting: Record<Lane, FairQueue<Task>> = {
    first: new FairQueue(),
    later: new FairQueue(),
  };
  readonly #maxWaiting: number;
  readonly #yieldToEventLoop: YieldToEventLoop;
  readonly #turns: number;
  #isWorking = false;

  constructor({ sliceMs, maxWaiting = MAX_WAITING, turns = 1 }: Options = {}) {
    this.#maxWaiting = maxWaiting;
    this.#turns = turns;
    this.#yieldToEventLoop = createYieldToEventLoop(sliceMs);
  }

  /**
   * Owners take turns; tasks of nobody in particular share one. If too many wait, the owner who has
   * most of them loses the newest: it is rejected with a TooBusyError.
   */
  run<Result>(lane: Lane, work: () => Promise<Result>, owner = ''): Promise<Result> {
    return new Promise((resolve, reject) => {
      const begin = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      const task = { begin, refuse: reject };
      const waiting = this.#waiting[lane];
      const isFull = waiting.size >= this.#maxWaiting;
      const refused = isFull ? (waiting.excessBeside(owner) ?? task) : undefined;
      waiting.add(task, owner);
      if (refused) {
        waiting.delete(refused);
        refused.refuse(new TooBusyError('too much is waiting'));
      }
      if (!this.#isWorking) void this.#workAll();
    });
  }

  async #workAll(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) {
      await this.#letOthersIn();
      await next.begin();
    }
    this.#isWorking = false;
  }

  async #letOthersIn(): Promise<void> {
    const yielding = this.#yieldToEventLoop();
    if (!yielding) return;
    await yielding;
    for (let turn = 1; turn < this.#turns; turn += 1) await setImmediate();
  }

  #next(): Task | undefined {
    return this.#waiting.first.take() ?? this.#waiting.later.take();
  }
}
