import cluster from 'node:cluster';
import path from 'node:path';
import { logInsteadOfConsole } from '@clinic/cms/logging/log-console';
import { logOptions } from '@clinic/cms/logging/log-options';
import pino from 'pino';
import { env } from './env.ts';

const logger = pino(logOptions(env.LOG_LEVEL));
// Libraries print errors with everything in them, and so would Node.
logInsteadOfConsole(logger);
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});

// A broken connection to the database may reject far from any request; pages go on without it.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

// The code that serves the site is loaded only where it runs: the primary is to stay small.
if (env.SITE_PROCESSES > 1 && cluster.isPrimary) {
  const { Primary } = await import('./processes/primary.ts');
  const { SITE_PROCESSES: processes, DRAIN_SECONDS: drainSeconds } = env;
  // The path as given at the start, not the real one: a link in it may point to a later version.
  const folder = path.resolve(process.argv[1] ?? '', '../../../..');
  const primary = new Primary({ processes, drainSeconds, folder, logger });
  const stop = async () => {
    await primary.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  process.on('SIGHUP', () => void primary.replaceAll());
  primary.start();
} else {
  const { serve } = await import('./serve.ts');
  await serve({ logger, build: path.resolve(import.meta.dirname, '..') });
}
