import { prepareDatabase, provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings } from './env.ts';

/** `npm run seed`: puts back what is missing of the demo clinic; changes nothing that is there. */
const settings = readStartSettings();
const database = await provideDatabase(settings);
await prepareDatabase({ ...childEnvironment(settings, database.url), SEED: 'always' });
await database.release();
