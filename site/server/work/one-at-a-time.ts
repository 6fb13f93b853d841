import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';

/** At some 40 ms each, the last one waits about four seconds; later ones would leave anyway. */
const MAX_WAITING = 100;

/** `first`: pages, whose number is bounded; `later`: searches, API calls and other endless ones. */
export type Lane = 'first' | 'later';

/** The queue is full. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/**
 * Runs tasks one at a time and yields to the event loop between them, so that cached pages are sent
 * meanwhile. Without it, tasks that arrive together would run in one go, and a page from the cache
 * would have to wait for the last of them.
 */
export class OneAtATime {
  readonly #waiting: Record<Lane, (() => Promise<void>)[]> = { first: [], later: [] };
  readonly #yieldToEventLoop: YieldToEventLoop;
  #isWorking = false;

  constructor(sliceMs?: number) {
    this.#yieldToEventLoop = createYieldToEventLoop(sliceMs);
  }

  /** Checked on arrival only: an accepted task is run, however long the queue has become since. */
  assertRoom(lane: Lane): void {
    if (this.#waiting[lane].length >= MAX_WAITING) throw new TooBusyError('too much is waiting');
  }

  run<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting[lane].push(async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      });
      if (!this.#isWorking) void this.#workAll();
    });
  }

  async #workAll(): Promise<void> {
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) {
      await this.#yieldToEventLoop();
      await next();
    }
    this.#isWorking = false;
  }

  #next(): (() => Promise<void>) | undefined {
    return this.#waiting.first.shift() ?? this.#waiting.later.shift();
  }
}
