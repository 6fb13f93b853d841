import path from 'node:path';
import { builtScript, PREPARE_FROM_SOURCE } from '../building/build.ts';
import { startChild } from '../processes/child.ts';
import { unusableDatabase } from './connect.ts';
import { assertMayChange, assertMayCreate } from './database-rights.ts';
import { databaseState, LaterDatabaseError, lockPreparation } from './database-state.ts';
import type { StartSettings } from '../settings/env.ts';
import { replaceFormerRecords } from './former-migrations.ts';
import { LocalPostgres } from './postgres.ts';
import { logProgress, StartError } from '../processes/run-script.ts';

/** The Postgres in the data folder, unless the settings name another database. */
export function localPostgres(settings: StartSettings): LocalPostgres | undefined {
  if (settings.DATABASE_URL) return undefined;
  return new LocalPostgres(path.join(settings.DATA_DIR, 'postgres'));
}

export type Database = {
  url: string;
  /** Stops the server, unless another running process is responsible for it. */
  release(): Promise<void>;
};

/** The database named in the settings, or our own in the data folder, until it is released. */
export async function provideDatabase(settings: StartSettings): Promise<Database> {
  const server = localPostgres(settings);
  if (!server) return { url: settings.DATABASE_URL ?? '', release: async () => undefined };
  const url = await server.start();
  logProgress('The database is running.');
  return { url, release: () => server.release() };
}

/**
 * Migrates and seeds, unless a quick check shows that there is nothing to do. The code for it is
 * built where the site is.
 */
export async function prepareDatabase(
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
  isDevelopment = false,
): Promise<void> {
  if (await isPrepared(env)) return;
  // Several machines may start at the same moment: one prepares, the others find it done.
  const release = await lockPreparation(env.DATABASE_URL ?? '', signal);
  try {
    if (release && (await isPrepared(env))) return;
    logProgress('Preparing the database.');
    await runPrepare(env, signal, isDevelopment ? PREPARE_FROM_SOURCE : undefined);
  } finally {
    await release?.();
  }
}

async function isPrepared(env: NodeJS.ProcessEnv): Promise<boolean> {
  const state = await databaseState(env.DATABASE_URL ?? '');
  if ('unusable' in state) throw unusableDatabase(state.unusable);
  const { lacks, later, isMissing, hasContent, hasUser } = state;
  if (later !== undefined) throw new LaterDatabaseError(later);
  if (isMissing) await assertMayCreate(env.DATABASE_URL ?? '');
  else if (lacks.length > 0) await assertMayChange(env.DATABASE_URL ?? '');
  return (
    lacks.length === 0 && (env.SEED === 'nothing' || hasContent) && (!env.ADMIN_EMAIL || hasUser)
  );
}

/** The same, and adds what is missing of the content that SEED names. */
export async function addMissingContent(env: NodeJS.ProcessEnv): Promise<void> {
  // Refuses a database that is of a later version, or cannot be used.
  await isPrepared(env);
  const release = await lockPreparation(env.DATABASE_URL ?? '');
  try {
    await runPrepare(env, undefined, [...(await builtScript('prepare')), '--add-missing']);
  } finally {
    await release?.();
  }
}

/** Migrates and seeds a database with the cms, in a child process. */
export async function runPrepare(
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
  given?: string[],
): Promise<void> {
  const script = given ?? (await builtScript('prepare'));
  await replaceFormerRecords(env.DATABASE_URL ?? '');
  await new Promise<void>((resolve, reject) => {
    const child = startChild(script, {
      // Migrations log only warnings and errors, unless LOG_LEVEL is set.
      env: { LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartError('The database could not be prepared.'));
    });
  });
}
