import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { takeOverFromOlderPostgres } from './backup/from-older-postgres.ts';
import { prepareDatabase, withDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

const USAGE =
  'npm run migrate [-- --from-older-postgres [--programs folder]]: brings the database up to date.';

await runScript(async (signal) => {
  const { values } = parseArgs({
    options: {
      'from-older-postgres': { type: 'boolean', default: false },
      programs: { type: 'string' },
    },
  });
  const settings = readStartSettings();
  // If somebody only forgot to set DATABASE_URL, a new database would come up that nobody uses.
  if (!settings.DATABASE_URL && !existsSync(path.join(settings.DATA_DIR, 'postgres'))) {
    throw new StartError('DATABASE_URL is missing, and DATA_DIR has no database of its own.');
  }
  if (values['from-older-postgres'] && !settings.DATABASE_URL) {
    await takeOverFromOlderPostgres(settings, { programs: values.programs, signal });
  }
  await withDatabase(settings, async (url) => {
    await prepareDatabase(childEnvironment(settings, url), signal);
    logProgress('The database is up to date.');
  });
}, USAGE);
