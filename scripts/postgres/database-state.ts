import { readdir } from 'node:fs/promises';
import { EVER_FILLED } from '../../cms/src/seed/ever-filled.ts';
import {
  connect,
  NO_SUCH_DATABASE,
  NoDatabaseError,
  newClient,
  problemOf,
  refusalOf,
} from './connect.ts';
import { lackOfUse } from './database-rights.ts';
import { isFormer } from './former-migrations.ts';
import { StartError } from '../processes/run-script.ts';

type Known = {
  /** The migrations of this version that were not run yet. */
  lacks: string[];
  /** A migration of a later version: this one would read and write the database wrongly. */
  later?: string;
  isMissing?: boolean;
  hasContent: boolean;
  hasUser: boolean;
};

const NO_SUCH_TABLE = '42P01';
/** The key of the advisory lock: any number that nothing else locks. */
const PREPARATION_LOCK = 7_240_119;

export async function knownMigrations(): Promise<string[]> {
  const files = await readdir('cms/migrations');
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3));
}

/** An older program on a newer database: the site must not go on with its old copy of content. */
export class LaterDatabaseError extends StartError {
  constructor(migration: string) {
    super(
      `The database is of a later version: it has the migration ${migration}, which this one does ` +
        'not know. Start the later version, or go back by a backup (docs/operations.md, Going back).',
    );
  }
}

/** Looks at migrations, content and accounts without loading the whole cms. */
export async function databaseState(databaseUrl: string): Promise<Known | { unusable: string }> {
  const wanted = await knownMigrations();
  const client = newClient({ connectionString: databaseUrl, connectionTimeoutMillis: 30_000 });
  const empty = { lacks: wanted, hasContent: false, hasUser: false };
  const has = async (query: string) => (await client.query(query)).rows.length > 0;
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations');
    const done = new Set(rows.map((row) => row.name));
    const later = [...done].find((name) => !wanted.includes(name) && !isFormer(name));
    if (later !== undefined) return { ...empty, lacks: [], later };
    const lacks = wanted.filter((name) => !done.has(name));
    if (lacks.length > 0) return { ...empty, lacks };
    const unusable = await lackOfUse(client);
    if (unusable) return { unusable };
    return {
      lacks,
      hasContent: await has(EVER_FILLED),
      hasUser: await has('select 1 from users limit 1'),
    };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === NO_SUCH_DATABASE) return { ...empty, isMissing: true };
    if (code !== NO_SUCH_TABLE) return { unusable: problemOf(error) };
    // To a user without the right to its schema, a table seems not to exist.
    const unusable = await lackOfUse(client);
    return unusable ? { unusable } : empty;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Waits until nobody else prepares the database, as two at once would fail. Returns the release, or
 * undefined if there is no database to lock yet.
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
    if (error instanceof NoDatabaseError) return undefined;
    throw error instanceof StartError ? error : refusalOf(error);
  }
}
