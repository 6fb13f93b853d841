import path from 'node:path';
import { builtScript, PREPARE_FROM_SOURCE } from '../building/build.ts';
import { exitCodeOf, startChild } from '../processes/child.ts';
import { unusableDatabase } from './connect.ts';
import { assertMayChange, assertMayCreate } from './database-rights.ts';
import { databaseState, LaterDatabaseError, lockPreparation } from './database-state.ts';
import type { Environment, StartSettings } from '../settings/env.ts';
import { replaceFormerRecords } from './former-migrations.ts';
import { LocalPostgres } from './postgres.ts';
import { logProgress, StartError } from '../processes/run-script.ts';

export function localPostgres(settings: StartSettings): LocalPostgres | undefined {
  if (settings.DATABASE_URL) return undefined;
  return new LocalPostgres(path.join(settings.DATA_DIR, 'postgres'));
}

/** Starts our own database if the settings name none; stops it unless another process needs it. */
export async function withDatabase<Result>(
  settings: StartSettings,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = localPostgres(settings);
  if (!server) return work(settings.DATABASE_URL ?? '');
  const url = await server.start();
  logProgress('The database is running.');
  return work(url).finally(() => server.release());
}

/** Migrates and seeds, unless a quick check shows that there is nothing to do. */
export async function prepareDatabase(
  env: Environment,
  signal?: AbortSignal,
  isDevelopment = false,
): Promise<void> {
  if (await isPrepared(env)) return;
  // Several machines may start at the same moment: one prepares, the others wait and find it done.
  const release = await lockPreparation(env.DATABASE_URL, signal);
  try {
    if (release && (await isPrepared(env))) return;
    logProgress('Preparing the database.');
    await runPrepare(env, signal, isDevelopment ? PREPARE_FROM_SOURCE : undefined);
  } finally {
    await release?.();
  }
}

async function isPrepared(env: Environment): Promise<boolean> {
  const state = await databaseState(env.DATABASE_URL);
  if ('unusable' in state) throw unusableDatabase(state.unusable);
  const { lacks, later, isMissing, hasContent, hasUser } = state;
  if (later !== undefined) throw new LaterDatabaseError(later);
  if (isMissing) await assertMayCreate(env.DATABASE_URL);
  else if (lacks.length > 0) await assertMayChange(env.DATABASE_URL);
  return (
    lacks.length === 0 && (env.SEED === 'nothing' || hasContent) && (!env.ADMIN_EMAIL || hasUser)
  );
}

export async function addMissingContent(env: Environment): Promise<void> {
  // Throws if the database is of a later version, or cannot be used.
  await isPrepared(env);
  const release = await lockPreparation(env.DATABASE_URL);
  try {
    await runPrepare(env, undefined, [...(await builtScript('prepare')), '--add-missing']);
  } finally {
    await release?.();
  }
}

export async function runPrepare(
  env: Environment,
  signal?: AbortSignal,
  given?: string[],
): Promise<void> {
  const script = given ?? (await builtScript('prepare'));
  await replaceFormerRecords(env.DATABASE_URL);
  const child = startChild(script, {
    // Migrations log only warnings and errors, unless LOG_LEVEL is set.
    env: { LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  if ((await exitCodeOf(child)) !== 0) throw new StartError('The database could not be prepared.');
}
