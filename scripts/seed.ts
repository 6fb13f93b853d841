import { addMissingContent, provideDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';
import { runScript } from './processes/run-script.ts';

await runScript(async () => {
  const settings = readStartSettings();
  const database = await provideDatabase(settings);
  const SEED = settings.SEED === 'nothing' ? 'clinic' : settings.SEED;
  try {
    await addMissingContent({ ...childEnvironment(settings, database.url), SEED });
  } finally {
    await database.release();
  }
}, 'npm run seed: adds missing entries of the content that SEED names; changes none that exist.');
