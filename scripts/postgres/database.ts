import path from 'node:path';
import { builtScript } from '../building/build.ts';
import { startChild } from '../processes/child.ts';
import { databaseState, lockPreparation, unusableDatabase } from './database-state.ts';
import type { StartSettings } from '../settings/env.ts';
import { replaceFormerRecords } from './former-migrations.ts';
import { LocalPostgres } from './postgres.ts';
import { logProgress } from '../processes/log-progress.ts';
import { StartError } from '../processes/start-error.ts';

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

/** Migrates and seeds, unless a quick check shows that there is nothing to do. */
export async function prepareDatabase(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  if (await isPrepared(env)) return;
  // Several machines may start at the same moment: one prepares, the others find it done.
  const release = await lockPreparation(env.DATABASE_URL ?? '', signal);
  try {
    if (release && (await isPrepared(env))) return;
    logProgress('Preparing the database.');
    await runPrepare(env, signal);
  } finally {
    await release?.();
  }
}

async function isPrepared(env: NodeJS.ProcessEnv): Promise<boolean> {
  const state = await databaseState(env.DATABASE_URL ?? '');
  if ('unusable' in state) throw unusableDatabase(state.unusable);
  const { lacks, hasContent, hasUser } = state;
  return (
    lacks.length === 0 && (env.SEED === 'nothing' || hasContent) && (!env.ADMIN_EMAIL || hasUser)
  );
}

/** The same, and adds what is missing of the content that SEED names. */
export async function addMissingContent(env: NodeJS.ProcessEnv): Promise<void> {
  const release = await lockPreparation(env.DATABASE_URL ?? '');
  try {
    await runPrepare(env, undefined, ['--add-missing']);
  } finally {
    await release?.();
  }
}

/** Migrates and seeds a database with the cms, in a child process. */
export async function runPrepare(
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
  args: string[] = [],
): Promise<void> {
  const script = [...(await builtScript('prepare')), ...args];
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
