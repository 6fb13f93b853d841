import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { EVER_FILLED } from '../cms/src/seed/ever-filled.ts';
import { copyFile } from '../site/server/content/copy-file.ts';
import type { StartSettings } from './env.ts';
import { LocalPostgres } from './postgres.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

export type Database = {
  url: string;
  server?: LocalPostgres;
  /** Ends the server, unless it was running already and so belongs to somebody else. */
  release(): Promise<void>;
};

/** The database that was named, or one of our own in the data folder. */
export async function provideDatabase(settings: StartSettings): Promise<Database> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, release: async () => undefined };
  const server = new LocalPostgres(path.join(settings.DATA_DIR, 'postgres'));
  const wasRunning = await server.isRunning();
  const url = await server.start();
  say('The database is running.');
  return {
    url,
    server,
    async release() {
      if (!wasRunning) await server.stop();
    },
  };
}

type State = 'prepared' | 'unprepared' | { unusable: string };

/** Migrates and seeds, unless a quick look shows that there is nothing to do. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const state = await stateOf(env.DATABASE_URL ?? '', {
    content: env.SEED !== 'never',
    user: Boolean(env.ADMIN_EMAIL),
  });
  if (typeof state === 'object') {
    // The site can do without: its content is elsewhere, or it has a copy of all it last showed.
    if (!env.CONTENT_API_HOST && !existsSync(copyFile(env.DATA_DIR ?? ''))) {
      throw new StartError(`The database cannot be used (${state.unusable}); see DATABASE_URL.`);
    }
    say(`The database cannot be used (${state.unusable}); the site goes on without it.`);
    return;
  }
  if (state === 'prepared' && env.SEED !== 'always') return;
  say('Preparing the database.');
  await runPrepare(env);
}

/** What the cms does for a database before it can be used, in a process of its own. */
export async function runPrepare(env: NodeJS.ProcessEnv): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const args = ['--conditions=production', '--import', 'tsx', 'cms/src/prepare.ts'];
    const child = spawn(process.execPath, args, {
      // Of each step of the schema only what goes wrong is told, unless somebody wants to know.
      env: { LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartError('The database could not be prepared.'));
    });
  });
}

/** The steps of the schema that this version has. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir('cms/migrations');
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3));
}

/** The server is there, and has no such database yet; whatever else it says, it cannot be used now. */
const NO_SUCH_DATABASE = '3D000';

/** Asked without loading the whole cms: every migration, and what else a start makes sure of. */
async function stateOf(
  databaseUrl: string,
  needs: { content: boolean; user: boolean },
): Promise<State> {
  const wanted = await knownMigrations();
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  // Without a listener, a server that goes away in the middle would end the process.
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
