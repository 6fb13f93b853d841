import { runPrepare } from '../postgres/database.ts';
import { knownMigrations } from '../postgres/database-state.ts';
import { presentNames } from '../postgres/former-migrations.ts';
import { recordedMigrations } from '../postgres/recorded-migrations.ts';
import { StartError } from '../processes/start-error.ts';

/**
 * Gives an empty database the schema of a backup. Later migrations run at the next start, on the
 * restored data, as in any update.
 */
export async function migrateTo(
  recorded: readonly string[],
  env: NodeJS.ProcessEnv & { DATABASE_URL: string },
): Promise<void> {
  const wanted = presentNames(recorded);
  const done = presentNames(await recordedMigrations(env.DATABASE_URL));
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
