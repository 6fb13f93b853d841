import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings } from './env.ts';

/** `npm run migration -- add-something`: writes a migration, the types and the import map. */
const name = process.argv[2];
if (!name) {
  console.error('Say what changes: npm run migration -- add-something');
  process.exit(1);
}
const settings = readStartSettings();
const database = await provideDatabase(settings);
const env = {
  ...childEnvironment(settings, database.url),
  PAYLOAD_CONFIG_PATH: path.resolve('cms/src/config.ts'),
};
const payload = ['--conditions=production', '--import', 'tsx', 'node_modules/payload/bin.js'];
for (const command of [['migrate:create', name], ['generate:types'], ['generate:importmap']]) {
  execFileSync(process.execPath, [...payload, ...command], { env, stdio: 'inherit' });
}
await database.release();
process.exit(0);
