import { setTimeout as sleep } from 'node:timers/promises';
import type { KeptSubmission } from '@alpsera/cms/inbox/kept-submission';
import type { Logger } from 'pino';
import { OutageLog } from '#content/outage-log.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { errorCode } from '#app/error-code.ts';
import { DamagedFileError } from './spool-file.ts';
import type { Spool } from './spool.ts';

/** As many as the database handles well beside its other work. */
const AT_ONCE = 4;
/** What a killed process left behind is found this often. */
const SWEEP_MS = 2_000;
/** Whoever rests is woken by every change; this is only an end. */
const LONGEST_REST_MS = 60_000;

type Options = {
  spool: Spool;
  /** Stores once, however often it is called, and resolves when what it stored can be read. */
  store: (submission: KeptSubmission) => Promise<void>;
  logger: Logger;
};

/** Takes submissions from a spool to where they belong, and out of it only when they are there. */
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
    // What has failed has a lane of its own, so that nobody else waits for it.
    this.#running = Promise.all([this.#sweep(), this.#workFailed(), ...workers]);
  }

  /** Ends after what is under way; the rest stays in the spool. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#wake();
    await this.#running;
  }

  offer(id: string): void {
    this.#queue.offer(id);
    this.#wake();
  }

  /** Several processes may find the same file: storing it twice is harmless, so nobody claims one. */
  async #sweep(): Promise<void> {
    const { spool } = this.#options;
    const { signal } = this.#stopping;
    await spool.removeUnfinished();
    let before: ReadonlySet<string> | undefined;
    while (!signal.aborted) {
      const found = await spool.list();
      // What was not there the last time is just being delivered by whoever put it in.
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

  /** False if it had to stay where it is. */
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

  /** Until something changes, or for so long. */
  async #rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#change.signal }).catch(() => undefined);
  }
}
