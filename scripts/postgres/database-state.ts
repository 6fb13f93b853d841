import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { EVER_FILLED } from '../../cms/src/seed/ever-filled.ts';
import { connect } from './connect.ts';
import { StartError } from '../processes/start-error.ts';

type Known = {
  /** The migrations of this version that were not run yet. */
  lacks: string[];
  hasContent: boolean;
  hasUser: boolean;
};

/** Postgres runs, but the database does not exist yet; any other error means it is unusable. */
const NO_SUCH_DATABASE = '3D000';
/** Any number that nothing else locks. */
const PREPARATION_LOCK = 7_240_119;

/** The names of this version's migrations. */
export async function knownMigrations(): Promise<string[]> {
  const files = await readdir('cms/migrations');
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3));
}

export function unusableDatabase(why: string): StartError {
  return new StartError(`The database cannot be used (${why}); see DATABASE_URL.`);
}

/** Looks at migrations, content and accounts without loading the whole cms. */
export async function databaseState(databaseUrl: string): Promise<Known | { unusable: string }> {
  const wanted = await knownMigrations();
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 30_000 });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  const empty = { lacks: wanted, hasContent: false, hasUser: false };
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return code === NO_SUCH_DATABASE ? empty : { unusable: message || String(code) };
  }
  const has = async (query: string) => (await client.query(query)).rows.length > 0;
  try {
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map((row) => row.name));
    const lacks = wanted.filter((name) => !done.has(name));
    if (lacks.length > 0) return { ...empty, lacks };
    return {
      lacks,
      hasContent: await has(EVER_FILLED),
      hasUser: await has('select 1 from users limit 1'),
    };
  } catch {
    return empty;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until nobody else prepares this database; two preparations at once would fail. Undefined if
 * there is no database yet, so none to lock.
 */
export async function lockPreparation(
  databaseUrl: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<(() => Promise<void>) | undefined> {
  try {
    const client = await connect(databaseUrl, signal);
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    return () => client.end().catch(() => undefined);
  } catch (error) {
    signal.throwIfAborted();
    const { code, message } = error as Error & { code?: string };
    if (code === NO_SUCH_DATABASE) return undefined;
    throw unusableDatabase(message || String(code));
  }
}
