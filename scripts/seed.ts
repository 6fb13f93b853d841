import { prepareDatabase, provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings } from './env.ts';

/** `npm run seed`: adds missing entries of the demo clinic; changes none that exist. */
const settings = readStartSettings();
const database = await provideDatabase(settings);
await prepareDatabase({ ...childEnvironment(settings, database.url), SEED: 'always' });
await database.release();
