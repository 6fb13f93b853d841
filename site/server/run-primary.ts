import path from 'node:path';
import type { Logger } from 'pino';
import { env } from './env.ts';
import { Primary } from './processes/primary.ts';

/** The project's folder as it was named at the start, whatever a link in that name points to now. */
const FOLDER = path.resolve(process.argv[1] ?? '', '../../../..');

export function runPrimary(logger: Logger): void {
  const primary = new Primary({
    processes: env.SITE_PROCESSES,
    drainSeconds: env.DRAIN_SECONDS,
    folder: FOLDER,
    logger,
  });
  const stop = async () => {
    await primary.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('SIGHUP', () => void primary.replaceAll());
  primary.start();
}
