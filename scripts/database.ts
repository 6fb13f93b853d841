import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { EVER_FILLED } from '../cms/src/seed/ever-filled.ts';
import { startChild } from './child.ts';
import type { StartSettings } from './env.ts';
import { LocalPostgres } from './postgres.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

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
  say('The database is running.');
  return { url, release: () => server.release() };
}

type State = 'prepared' | 'unprepared' | { unusable: string };

/** Migrates and seeds, unless a quick check shows that there is nothing to do. */
export async function prepareDatabase(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  const state = await stateOf(env.DATABASE_URL ?? '', {
    content: env.SEED !== 'never',
    user: Boolean(env.ADMIN_EMAIL),
  });
  if (typeof state === 'object') {
    throw new StartError(`The database cannot be used (${state.unusable}); see DATABASE_URL.`);
  }
  if (state === 'prepared' && env.SEED !== 'always') return;
  say('Preparing the database.');
  await runPrepare(env, signal);
}

/** Migrates and seeds a database with the cms, in a child process. */
export async function runPrepare(env: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = startChild(['--conditions=production', '--import', 'tsx', 'cms/src/prepare.ts'], {
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

/** The names of this version's migrations. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir('cms/migrations');
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3));
}

/** Postgres runs, but the database does not exist yet; any other error means it is unusable. */
const NO_SUCH_DATABASE = '3D000';

/** Checks migrations, content and accounts without loading the whole cms. */
async function stateOf(
  databaseUrl: string,
  needs: { content: boolean; user: boolean },
): Promise<State> {
  const wanted = await knownMigrations();
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return code === NO_SUCH_DATABASE ? 'unprepared' : { unusable: message || String(code) };
  }
  const has = async (query: string) => (await client.query(query)).rows.length > 0;
  try {
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map((row) => row.name));
    const isComplete =
      wanted.every((name) => done.has(name)) &&
      (!needs.content || (await has(EVER_FILLED))) &&
      (!needs.user || (await has('select 1 from users limit 1')));
    return isComplete ? 'prepared' : 'unprepared';
  } catch {
    return 'unprepared';
  } finally {
    await client.end().catch(() => undefined);
  }
}
