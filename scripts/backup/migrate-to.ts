import pg from 'pg';
import { runPrepare } from '../postgres/database.ts';
import { knownMigrations } from '../postgres/database-state.ts';
import { StartError } from '../processes/start-error.ts';

/**
 * Gives an empty database the schema of a backup. Later migrations run at the next start, on the
 * restored data, as in any update.
 */
export async function migrateTo(
  wanted: readonly string[],
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
): Promise<void> {
  const done = await migrationsOf(env.DATABASE_URL);
  if (done.join() === wanted.join()) return;
  if (done.length > 0) {
    throw new StartError('The database is of another version than the backup: give an empty one.');
  }
  const known = await knownMigrations();
  if (!wanted.every((name) => known.includes(name))) {
    throw new StartError('The backup is of a newer version than this program: update it first.');
  }
  await runPrepare({ ...env, MIGRATIONS: wanted.join(',') });
}

/** None if the database does not exist yet, or is empty. */
async function migrationsOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select name from payload_migrations order by id',
    );
    return rows.map((row) => row.name);
  } catch (error) {
    const isAbsent = ['3D000', '42P01'].includes(String((error as { code?: string }).code));
    if (isAbsent) return [];
    throw new StartError(`The database does not answer: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
