import { existsSync } from 'node:fs';
import { copyFile } from '../../site/content/disk-copy.ts';
import { prepareDatabase } from './database.ts';
import { LaterDatabaseError } from './database-state.ts';
import { childEnvironment, type Environment, type StartSettings } from '../settings/env.ts';
import type { LocalPostgres } from './postgres.ts';
import { logProgress, StartError } from '../processes/run-script.ts';

type Options = {
  settings: StartSettings;
  /** Undefined if the settings name another database. */
  postgres: LocalPostgres | undefined;
  signal: AbortSignal;
  /** In development, a Postgres that another process has started outlives this one. */
  isDevelopment?: boolean;
};

/** Stands in for an address that is not known yet; no server listens there. */
const UNREACHABLE_URL = 'postgres://nobody@127.0.0.1:1/none';

/** Starts our own Postgres if needed, migrates and seeds, and returns the site's environment. */
export async function openDatabase(options: Options): Promise<Environment> {
  const { settings, postgres, signal, isDevelopment } = options;
  const url = settings.DATABASE_URL ?? (await postgres?.start()) ?? UNREACHABLE_URL;
  if (!isDevelopment) await postgres?.takeOver();
  if (postgres) logProgress('The database is running.');
  const env = childEnvironment(settings, url);
  await prepareDatabase(env, signal, isDevelopment);
  return env;
}

/** Like `openDatabase`, but a site that has content without the database does not wait for it. */
export async function openDatabaseIfPossible(options: Options) {
  const { settings, postgres, signal } = options;
  try {
    return { env: await openDatabase(options), isReady: true };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof LaterDatabaseError) throw error;
    if (!(error instanceof StartError) || !hasContentWithout(settings)) throw error;
    logProgress(`${error.message} The site goes on without it.`);
    const url = settings.DATABASE_URL ?? (await postgres?.lastUrl()) ?? UNREACHABLE_URL;
    return { env: childEnvironment(settings, url), isReady: false };
  }
}

type Place = Pick<StartSettings, 'CONTENT_API_HOST' | 'DATA_DIR'>;

/** Whether the content comes from another host, or there is a copy of it on disk. */
export function hasContentWithout({ CONTENT_API_HOST, DATA_DIR }: Place): boolean {
  return CONTENT_API_HOST !== undefined || existsSync(copyFile(DATA_DIR));
}
