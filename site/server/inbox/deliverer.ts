import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import type { Logger } from 'pino';
import { Loop } from '#content/loop.ts';
import { OutageLog } from '#content/outage-log.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { errorCode } from '#app/error-code.ts';
import { DamagedFileError, type Spool } from './spool/spool.ts';

/** Concurrency that the database handles well beside its other work. */
const AT_ONCE = 4;
const SWEEP_MS = 2_000;
const LONGEST_REST_MS = 60_000;

type Options = {
  spool: Spool;
  /** Idempotent; resolves when the stored submission can be read. */
  store: (submission: SpoolEntry) => Promise<void>;
  logger: Logger;
};

/** Delivers submissions from a spool, and removes each only after it is stored. */
export class Deliverer {
  readonly #options: Options;
  readonly #outage: OutageLog;
  readonly #queue = new DeliveryQueue();
  readonly #sweeper = new Loop(() => this.#sweep());
  /** Failed submissions have a worker of their own, so that no other waits for them. */
  readonly #workers = [
    new Loop(() => this.#workFailed()),
    ...Array.from({ length: AT_ONCE }, () => new Loop(() => this.#workFresh())),
  ];
  #found: ReadonlySet<string> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  start(): void {
    for (const loop of [this.#sweeper, ...this.#workers]) loop.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#sweeper, ...this.#workers].map((loop) => loop.stop()));
  }

  offer(id: string): void {
    this.#queue.offer(id);
    this.#wake();
  }

  /** Several processes may find the same file: storing it twice is harmless, so none claims it. */
  async #sweep(): Promise<number> {
    const { spool } = this.#options;
    const before = this.#found;
    if (!before) await spool.removeUnfinished();
    this.#found = new Set(await spool.list());
    // A file that is new since the last scan is being delivered by the process that wrote it.
    for (const id of this.#found) if (!before || before.has(id)) this.offer(id);
    return SWEEP_MS;
  }

  async #workFresh(): Promise<number> {
    const id = this.#queue.takeFresh();
    if (id === undefined) return LONGEST_REST_MS;
    await this.#deliver(id);
    return 0;
  }

  async #workFailed(): Promise<number> {
    const next = this.#queue.takeFailed();
    if (!('id' in next)) return Math.min(next.waitMs, LONGEST_REST_MS);
    await this.#deliver(next.id);
    return 0;
  }

  async #deliver(id: string): Promise<void> {
    const { spool, store, logger } = this.#options;
    try {
      const submission = await spool.read(id);
      if (!submission) return this.#queue.forget(id);
      await store(submission);
      await spool.remove(id);
      const waited = this.#queue.stored(id);
      if (waited === 0) return;
      logger.info({ waited }, 'submissions are delivered again');
      this.#outage.over();
      this.#wake();
    } catch (error) {
      if (error instanceof DamagedFileError && (await this.#setAside(id))) return;
      this.#queue.failed(id);
      this.#outage.warn(
        { submission: id, error: errorCode(error), waiting: this.#queue.size },
        'a submission cannot be delivered yet; it stays in the spool',
      );
      this.#wake();
    }
  }

  async #setAside(id: string): Promise<boolean> {
    const { spool, logger } = this.#options;
    try {
      await spool.setAside(id);
    } catch {
      return false;
    }
    logger.error(
      { submission: id },
      'a file of the spool is damaged; see the folder spool/damaged',
    );
    this.#queue.forget(id);
    return true;
  }

  #wake(): void {
    for (const worker of this.#workers) worker.wake();
  }
}
