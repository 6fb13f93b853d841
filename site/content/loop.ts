import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves with the milliseconds to wait before the next round. */
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

  /** Ends the current rest; during a round the next one, so that no event is missed. */
  wake(): void {
    this.#waking.abort();
  }

  /** Resolves when the current round has ended. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#running;
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Waits for `ms`, or until `wake` or `stop`. A round may use it too. */
  async rest(ms: number): Promise<void> {
    if (ms <= 0 || this.isStopping) return;
    await sleep(ms, undefined, { signal: this.#waking.signal }).catch(() => undefined);
    this.#waking = new AbortController();
  }

  /** Waits for `ms`, or until `stop`; `wake` does not end it. */
  async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  async #run(): Promise<void> {
    while (!this.isStopping) await this.rest(await this.#round());
  }
}
