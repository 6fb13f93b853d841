import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { Loop } from '#content/loop.ts';
import { OutageLog } from '#content/outage-log.ts';

const LOOK_MS = 2_000;

type Options = { database: () => Promise<Payload>; logger: Logger };

export class ScheduleRunner {
  readonly #options: Options;
  readonly #outage: OutageLog;
  readonly #loop = new Loop(() => this.#run());

  constructor(options: Options) {
    this.#options = options;
    this.#outage = new OutageLog(options.logger);
  }

  start(): void {
    this.#loop.start();
  }

  stop(): Promise<void> {
    return this.#loop.stop();
  }

  async #run(): Promise<number> {
    try {
      await this.#look();
      this.#outage.over();
    } catch (error) {
      this.#outage.warn({ error: errorCode(error) }, 'planned changes have to wait');
    }
    return LOOK_MS;
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
