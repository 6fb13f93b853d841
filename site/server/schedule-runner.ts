import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { OutageLog } from '#content/outage-log.ts';

const LOOK_MS = 2_000;

type Options = { database: () => Promise<Payload>; logger: Logger };

/** Publishes and takes offline what editors have planned; every site process may run one. */
export class ScheduleRunner {
  readonly #options: Options;
  readonly #outage: OutageLog;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#look();
        this.#outage.over();
      } catch (error) {
        this.#outage.warn({ error: errorCode(error) }, 'planned changes have to wait');
      }
      await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { database, logger } = this.#options;
    // Loaded late, as everything of the cms: pages should not wait for it.
    const { runDueSchedules } = await import('@clinic/cms/publish-later/run-due-schedules');
    for (const carried of await runDueSchedules(await database())) {
      if (carried.status === 'done') logger.info(carried, 'a planned change was made');
      else logger.warn(carried, 'a planned change could not be made');
    }
  }
}
