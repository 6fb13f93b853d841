import { setTimeout as sleep } from 'node:timers/promises';

/** Returns after how many milliseconds it wants to be called again. */
type Round = () => Promise<number>;

export class Loop {
  readonly #round: Round;
  #waking = new AbortController();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(round: Round) {
    this.#round = round;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Ends the present rest, or the next one: what happens during a round is not overlooked. */
  wake(): void {
    this.#waking.abort();
  }

  /** Resolves after the round under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#running;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Until `wake` or `stop`, for `ms` at most. A round may rest too. */
  async rest(ms: number): Promise<void> {
    if (ms <= 0 || this.isStopping) return;
    await sleep(ms, undefined, { signal: this.#waking.signal }).catch(() => undefined);
    this.#waking = new AbortController();
  }

  /** Until `stop`, for `ms` at most, however often it is woken. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  async #run(): Promise<void> {
    while (!this.isStopping) await this.rest(await this.#round());
  }
}
