import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
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

type State = 'prepared' | 'unprepared' | 'unreachable';

/** Migrates and seeds, unless a quick look shows that there is nothing to do. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const state = await stateOf(env.DATABASE_URL ?? '', Boolean(env.ADMIN_EMAIL));
  if (state === 'unreachable') {
    // The site can do without: its content is elsewhere, or it has a copy of all it last showed.
    if (!env.CONTENT_API_HOST && !existsSync(copyFile(env.DATA_DIR ?? ''))) {
      throw new StartError('The database does not answer; see DATABASE_URL.');
    }
    say('The database does not answer; the site goes on without it.');
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
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
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

/** Asked without loading the whole cms: every migration, some content, and a user if one is named. */
async function stateOf(databaseUrl: string, needsUser: boolean): Promise<State> {
  const wanted = await knownMigrations();
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    // An answer with a code of Postgres is an answer: the server is there, the database is not yet.
    return /^[0-9A-Z]{5}$/.test(String((error as { code?: string }).code))
      ? 'unprepared'
      : 'unreachable';
  }
  try {
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map((row) => row.name));
    // Texts are seeded in one transaction, after the pictures: one of them stands for all.
    const content = await client.query('select 1 from diagnose limit 1');
    const users = needsUser ? await client.query('select 1 from users limit 1') : content;
    const isComplete = wanted.every((name) => done.has(name));
    return isComplete && content.rows.length > 0 && users.rows.length > 0
      ? 'prepared'
      : 'unprepared';
  } catch {
    return 'unprepared';
  } finally {
    await client.end().catch(() => undefined);
  }
}
