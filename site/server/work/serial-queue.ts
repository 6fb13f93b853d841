import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { FairQueue } from './fair-queue.ts';

/** At some 40 ms each, the last one waits about four seconds; later ones would leave anyway. */
const MAX_WAITING = 100;

/** `first`: pages, whose number is bounded; `later`: searches, forms, API calls and the like. */
export type Priority = 'first' | 'later';

export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

type Options = {
  /** Tasks are run without a pause until they have taken this long together. */
  sliceMs?: number;
  maxWaiting?: number;
  /**
   * Whether a pause follows each `later` task, as long as it took: a turn of the event loop accepts
   * only one new connection.
   */
  pauses?: boolean;
};
/** A task that took longer has waited for something other than the processor. */
const MAX_PAUSE_MS = 100;

type Task = { begin: () => Promise<void>; refuse: (error: TooBusyError) => void };

/** Runs one task at a time and yields in between, or a cached page would wait for all of them. */
export class SerialQueue {
  readonly #waiting: Record<Priority, FairQueue<Task>> = {
    first: new FairQueue(),
    later: new FairQueue(),
  };
  readonly #maxWaiting: number;
  readonly #yieldToEventLoop: YieldToEventLoop;
  readonly #pauses: boolean;
  #endOfPause: NodeJS.Timeout | undefined;
  #isWorking = false;

  constructor({ sliceMs, maxWaiting = MAX_WAITING, pauses = false }: Options = {}) {
    this.#maxWaiting = maxWaiting;
    this.#pauses = pauses;
    this.#yieldToEventLoop = createYieldToEventLoop(sliceMs);
  }

  /** If too many tasks wait, the owner of most of them loses the newest. */
  run<Result>(priority: Priority, work: () => Promise<Result>, owner = ''): Promise<Result> {
    return new Promise((resolve, reject) => {
      const begin = async () => {
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
      };
      const task = { begin, refuse: reject };
      const waiting = this.#waiting[priority];
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
    for (;;) {
      const first = this.#waiting.first.take();
      const next = first ?? this.#takeLater();
      if (!next) break;
      await this.#yieldToEventLoop();
      const begun = performance.now();
      await next.begin();
      if (!first && this.#pauses) this.#pause(performance.now() - begun);
    }
    this.#isWorking = false;
  }

  #takeLater(): Task | undefined {
    return this.#endOfPause ? undefined : this.#waiting.later.take();
  }

  #pause(tookMs: number): void {
    const goOn = () => {
      this.#endOfPause = undefined;
      if (!this.#isWorking) void this.#workAll();
    };
    this.#endOfPause = setTimeout(goOn, Math.min(tookMs, MAX_PAUSE_MS));
  }
}
