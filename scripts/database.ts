import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
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

/** Migrates and seeds, unless a quick look shows that there is nothing to do. */
export async function prepareDatabase(env: NodeJS.ProcessEnv): Promise<void> {
  const isAskedFor = Boolean(env.ADMIN_EMAIL) || env.SEED === 'always';
  if (!isAskedFor && (await isPrepared(env.DATABASE_URL ?? ''))) return;
  say('Preparing the database.');
  await new Promise<void>((resolve, reject) => {
    const args = ['--conditions=production', '--import', 'tsx', 'cms/src/prepare.ts'];
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartError('The database could not be prepared.'));
    });
  });
}

/** Whether a database has every migration and some content, asked without loading the whole cms. */
async function isPrepared(databaseUrl: string): Promise<boolean> {
  const files = await readdir('cms/migrations');
  const wanted = files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3));
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map((row) => row.name));
    const content = await client.query('select 1 from content_versions limit 1');
    return wanted.every((name) => done.has(name)) && content.rows.length > 0;
  } catch {
    // No such database or table yet, or no server: preparing it will do or say what is needed.
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
