import { setTimeout as sleep } from 'node:timers/promises';
import type { SpoolEntry } from '@clinic/cms/forms/spool-entry';
import type { Logger } from 'pino';
import { OutageLog } from '#content/outage-log.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { errorCode } from '#app/error-code.ts';
import { DamagedFileError } from './spool/spool-file.ts';
import type { Spool } from './spool/spool.ts';

/** Concurrency that the database handles well beside its other work. */
const AT_ONCE = 4;
/** How often the spool is scanned for files left by killed processes. */
const SWEEP_MS = 2_000;
/** Upper limit of a worker's sleep; every change wakes it earlier. */
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
  readonly #stopping = new AbortController();
  #change = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  start(): void {
    const workers = Array.from({ length: AT_ONCE }, () => this.#workFresh());
    // Failed submissions have a worker of their own, so that no other waits for them.
    this.#running = Promise.all([this.#sweep(), this.#workFailed(), ...workers]);
  }

  /** Resolves after the deliveries in flight; the rest stays in the spool. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#running;
  }

  offer(id: string): void {
    this.#queue.offer(id);
    this.#wake();
  }

  /** Several processes may find the same file: storing it twice is harmless, so none claims it. */
  async #sweep(): Promise<void> {
    const { spool } = this.#options;
    const { signal } = this.#stopping;
    await spool.removeUnfinished();
    let before: ReadonlySet<string> | undefined;
    while (!signal.aborted) {
      const found = await spool.list();
      // A file that is new since the last scan is being delivered by the process that wrote it.
      for (const id of found) if (!before || before.has(id)) this.offer(id);
      before = new Set(found);
      await sleep(SWEEP_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #workFresh(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const id = this.#queue.takeFresh();
      if (id === undefined) await this.#rest(LONGEST_REST_MS);
      else await this.#deliver(id);
    }
  }

  async #workFailed(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const next = this.#queue.takeFailed();
      if ('id' in next) await this.#deliver(next.id);
      else await this.#rest(Math.min(next.waitMs, LONGEST_REST_MS));
    }
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

  /** False if the file could not be moved. */
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
    this.#change.abort();
    this.#change = new AbortController();
  }

  /** Sleeps until `#wake`, at most for `ms`. */
  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#change.signal }).catch(() => undefined);
  }
}
