import { existsSync } from 'node:fs';
import path from 'node:path';
import { prepareDatabase, provideDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

/** `npm run migrate`: all that `npm start` does to a database before site and studio use it. */
await runScript(async (signal) => {
  const settings = readStartSettings();
  // On a machine that only lacks the setting, a new database would come up and nobody would use it.
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'postgres'))) {
    throw new StartError('DATABASE_URL is missing, and DATA_DIR has no database of its own.');
  }
  const database = await provideDatabase(settings);
  try {
    await prepareDatabase(childEnvironment(settings, database.url), signal);
    logProgress('The database is up to date.');
  } finally {
    await database.release();
  }
});
