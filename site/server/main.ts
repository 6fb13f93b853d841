import cluster from 'node:cluster';
import path from 'node:path';
import { logInsteadOfConsole } from '@clinic/cms/logging/log-console';
import { logOptions } from '@clinic/cms/logging/log-options';
import pino from 'pino';
import { env } from './env.ts';

const logger = pino(logOptions(env.LOG_LEVEL));
// Libraries print errors unfiltered, and so would Node.
logInsteadOfConsole(logger);
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});

// A broken connection to the database may reject far from any request; pages go on without it.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

// What serves the site is loaded only where it is needed: a primary is to stay small.
if (env.SITE_PROCESSES > 1 && cluster.isPrimary) {
  const { runPrimary } = await import('./run-primary.ts');
  runPrimary(logger);
} else {
  const { serve } = await import('./serve.ts');
  await serve({ logger, build: path.resolve(import.meta.dirname, '..') });
}
