import { addMissingContent, withDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';
import { runScript } from './processes/run-script.ts';

await runScript(async () => {
  const settings = readStartSettings();
  const SEED = settings.SEED === 'nothing' ? 'clinic' : settings.SEED;
  await withDatabase(settings, (url) =>
    addMissingContent({ ...childEnvironment(settings, url), SEED }),
  );
}, 'npm run seed: adds missing entries of the content that SEED names; changes none that exist.');
