import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { errorCode } from '#app/error-code.ts';
import { Loop } from '#content/loop.ts';
import { OutageLog } from '#content/outage-log.ts';

const LOOK_MS = 2_000;

type Options = { database: () => Promise<Payload>; logger: Logger };

/** Publishes and takes offline what editors have planned; every site process may run one. */
export function scheduleRunner({ database, logger }: Options): Loop {
  const outage = new OutageLog(logger);
  const look = async () => {
    // Imported on first use, as everything of the cms is: pages should not wait for it.
    const { runDueSchedules } = await import('@clinic/cms/publish-later/run-due-schedules');
    for (const carried of await runDueSchedules(await database())) {
      if (carried.status === 'done') logger.info(carried, 'a planned change was made');
      else logger.warn(carried, 'a planned change could not be made');
    }
  };
  return new Loop(async () => {
    try {
      await look();
      outage.over();
    } catch (error) {
      outage.warn({ error: errorCode(error) }, 'planned changes have to wait');
    }
    return LOOK_MS;
  });
}
