import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';

/** At some 40 ms each, whoever comes last waits for about four seconds; more would leave anyway. */
const MAX_WAITING = 100;

/** What comes before everything else, and what has endless addresses and waits for the rest. */
export type Lane = 'first' | 'later';

/** So much waits already that it is no use to wait too. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/**
 * Does long work piece by piece: never two at once, and between two of them whatever needs no work
 * is answered. Without it, all that arrives together would be done in one go, and a page from the
 * cache would have to wait for the last of it.
 */
export class OneAtATime {
  readonly #waiting: Record<Lane, (() => Promise<void>)[]> = { first: [], later: [] };
  readonly #yieldToEventLoop: YieldToEventLoop;
  #isWorking = false;

  constructor(sliceMs?: number) {
    this.#yieldToEventLoop = createYieldToEventLoop(sliceMs);
  }

  /** For the door: what has been let in is done, however much has come since. */
  assertRoom(lane: Lane): void {
    if (this.#waiting[lane].length >= MAX_WAITING) throw new TooBusyError('too much is waiting');
  }

  run<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting[lane].push(() => work().then(resolve, reject));
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
