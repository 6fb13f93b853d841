import './end-with-npm.js';
import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPortFree } from './processes/free-port.ts';
import { sitePlace, studioPlace } from './settings/places.ts';
import { localPostgres, prepareDatabase } from './postgres/database.ts';
import { developSite } from './dev-site.ts';
import { readStartSettings } from './settings/env.ts';
import { openDatabaseIfPossible } from './postgres/open-database.ts';
import type { LocalPostgres } from './postgres/postgres.ts';
import { printFailure, logProgress } from './processes/run-script.ts';
import { SupervisedProcess } from './processes/supervised-process.ts';

const GRACE_MS = 7_000;

let postgres: LocalPostgres | undefined;
/** Closers in the order of opening; they run in reverse order, before the database stops. */
const opened: (() => unknown)[] = [];
const stopping = new AbortController();

async function develop(): Promise<void> {
  const settings = readStartSettings();
  await assertPortFree(sitePlace(settings));
  await assertPortFree(studioPlace(settings));
  postgres = localPostgres(settings);
  const { signal } = stopping;
  const options = { settings, postgres, signal, isDevelopment: true };
  const { env } = await openDatabaseIfPossible(options);
  signal.throwIfAborted();

  // The site's modules read the environment when they are loaded below.
  Object.assign(process.env, env, { NODE_ENV: 'development' });
  opened.push(await developSite(settings));

  // The studio comes after the site, with which it would compete for the processor.
  const next = path.resolve('node_modules/next/dist/bin/next');
  const address = ['-H', settings.STUDIO_HOST, '-p', String(settings.STUDIO_PORT)];
  const studio = new SupervisedProcess({
    name: 'studio',
    args: ['--conditions=production', next, 'dev', 'studio', ...address],
  });
  opened.push(() => studio.stop());
  await studio.start({ ...env, NODE_ENV: 'development' });
  logProgress(`The studio is at ${settings.STUDIO_URL}/admin`);

  // The studio shows a new field at once, but can store it only after its migration has run.
  const prepare = () => void prepareDatabase(env, signal, true).catch(printFailure);
  const watcher = watch('cms/migrations', prepare);
  opened.push(() => watcher.close());
}

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await Promise.race([close(), sleep(GRACE_MS)]);
  await postgres?.release().catch((error: Error) => logProgress(error.message));
  process.exit(code);
}

async function close(): Promise<void> {
  for (const end of opened.toReversed()) await end();
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
develop().catch(async (error: unknown) => {
  if (stopping.signal.aborted) return;
  printFailure(error);
  await stop(1);
});
