import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { logInsteadOfConsole } from '@alpsera/cms/log-console';
import { logOptions } from '@alpsera/cms/log-options';
import pino from 'pino';
import * as document from '#app/document/document.tsx';
import * as renderPage from '#app/document/render-page.tsx';
import { clientFiles } from './http/static-files.ts';
import { env } from './env.ts';
import { openSite } from './site.ts';

/** Requests in flight get this long before the process ends anyway. */
const GRACE_MS = 7_000;

const logger = pino(logOptions(env.LOG_LEVEL));
// Libraries print errors unfiltered, and so would Node.
logInsteadOfConsole(logger);
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});

// A broken connection to the database may reject far from any request; pages go on without it.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

const clientFolder = path.resolve(import.meta.dirname, '../client');
const files = await clientFiles(clientFolder);
const buildId = await readFile(path.resolve(import.meta.dirname, '../.stamp'), 'utf8').catch(() =>
  files.scripts.join(' '),
);
const pageCode = { ...renderPage, ...document };
const { listener, store, inbox, schedules } = await openSite({
  code: async () => pageCode,
  files,
  buildId,
  clientFolder,
  logger,
  pictureProcess: path.resolve(import.meta.dirname, 'picture-process.js'),
});

const server = createServer(listener);
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  const text = isTaken ? 'the port is in use' : 'the site cannot listen';
  logger.fatal({ port: env.PORT, err: error }, text);
  process.exit(1);
});
server.listen(env.PORT, () => logger.info({ port: env.PORT }, 'site listens'));
let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), GRACE_MS).unref();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  await schedules?.stop();
  await inbox.stop();
  await store.stop();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

inbox.start();
schedules?.start();
await store.start();
