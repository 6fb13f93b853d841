import { addMissingContent, provideDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';

/** `npm run seed`: adds missing entries of the clinic's content; changes none that exist. */
const settings = readStartSettings();
const database = await provideDatabase(settings);
const SEED = settings.SEED === 'nothing' ? 'clinic' : settings.SEED;
await addMissingContent({ ...childEnvironment(settings, database.url), SEED });
await database.release();
