import { setImmediate } from 'node:timers/promises';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { FairQueue } from './fair-queue.ts';

/** At some 40 ms each, the last one waits about four seconds; later ones would leave anyway. */
const MAX_WAITING = 100;

/**
 * Turns of the event loop between two slices of work. Each accepts one new connection, so with one
 * alone visitors would wait behind every connection of a flood for a piece of work each.
 */
const TURNS = 10;

/** `first`: pages, whose number is bounded; `later`: searches, forms, API calls and the like. */
export type Lane = 'first' | 'later';

/** The queue is full. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

type Options = { sliceMs?: number; maxWaiting?: number };
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
  #isWorking = false;

  constructor({ sliceMs, maxWaiting = MAX_WAITING }: Options = {}) {
    this.#maxWaiting = maxWaiting;
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
    for (let turn = 1; turn < TURNS; turn += 1) await setImmediate();
  }

  #next(): Task | undefined {
    return this.#waiting.first.take() ?? this.#waiting.later.take();
  }
}
