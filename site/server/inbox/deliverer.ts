import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import type { Logger } from 'pino';
import { OutageLog } from '../outage-log.ts';
import { backOffMs } from './back-off.ts';
import { errorCode } from './error-code.ts';
import type { Spool } from './spool.ts';

/** As many as the database handles well beside its other work. */
const AT_ONCE = 4;
/** What failed, and what a killed process left behind, is found this often. */
const SWEEP_MS = 2_000;
const PAUSE = { firstMs: 200, capMs: 5_000 };

type Options = {
  spool: Spool;
  /** Stores once, however often it is called, and resolves when what it stored can be read. */
  store: (submission: KeptSubmission) => Promise<void>;
  logger: Logger;
};

/** Takes submissions from the spool to the database, and out of the spool only when they are there. */
export class Deliverer {
  readonly #options: Options;
  readonly #outage: OutageLog;
  readonly #stopping = new AbortController();
  readonly #waiting = new Set<string>();
  readonly #underway = new Set<string>();
  #running: Promise<unknown> = Promise.resolve();
  #failures = 0;
  #pausedUntil = 0;
  #wake: () => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  start(): void {
    const workers = Array.from({ length: AT_ONCE }, () => this.#work());
    this.#running = Promise.all([this.#sweep(), ...workers]);
  }

  /** Ends after what is under way; the rest stays in the spool. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#running;
  }

  offer(id: string): void {
    if (!this.#underway.has(id)) this.#waiting.add(id);
    this.#wake();
  }

  /** Several processes may find the same file: storing it twice is harmless, so nobody claims one. */
  async #sweep(): Promise<void> {
    const { spool } = this.#options;
    await spool.removeUnfinished();
    for (let minimumAge = 0; !this.#isStopping; minimumAge = SWEEP_MS) {
      for (const { id, ageMs } of await spool.list()) {
        if (ageMs >= minimumAge) this.offer(id);
      }
      await this.#sleep(SWEEP_MS);
    }
  }

  async #work(): Promise<void> {
    while (!this.#isStopping) {
      const [id] = this.#waiting;
      const pause = this.#pausedUntil - Date.now();
      if (id === undefined) await this.#untilOffered();
      else if (pause > 0) await this.#sleep(pause);
      else await this.#deliver(id);
    }
  }

  async #deliver(id: string): Promise<void> {
    const { spool, store, logger } = this.#options;
    this.#waiting.delete(id);
    this.#underway.add(id);
    try {
      const submission = await spool.read(id);
      if (submission) await store(submission);
      await spool.remove(id);
      if (this.#failures > 0) logger.info('submissions are stored again');
      this.#failures = 0;
      this.#outage.over();
    } catch (error) {
      if (error instanceof SyntaxError) await this.#setAside(id);
      else this.#pause(id, error);
    } finally {
      this.#underway.delete(id);
    }
  }

  #pause(id: string, error: unknown): void {
    this.#failures += 1;
    this.#pausedUntil = Date.now() + backOffMs(this.#failures, PAUSE);
    this.#outage.warn(
      { submission: id, error: errorCode(error), waiting: this.#waiting.size + 1 },
      'a submission cannot be stored yet; it stays in the spool',
    );
  }

  async #setAside(id: string): Promise<void> {
    const { spool, logger } = this.#options;
    logger.error(
      { submission: id },
      'a file of the spool is damaged; see the folder spool/damaged',
    );
    await spool.setAside(id).catch(() => undefined);
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #sleep(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  #offered: Promise<void> | undefined;
  #untilOffered(): Promise<void> {
    this.#offered ??= new Promise((resolve) => {
      this.#wake = () => {
        this.#offered = undefined;
        resolve();
      };
    });
    return this.#offered;
  }
}
