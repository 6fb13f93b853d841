import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../cms/src/clinic-config/locales.ts';
import { withDatabase } from './postgres/database.ts';
import { childEnvironment, readStartSettings } from './settings/env.ts';

const TYPES = 'cms/src/database/payload-types.ts';

/** `npm run migration -- add-something`: writes a migration, the types and the import map. */
const name = process.argv[2];
if (!name) {
  console.error('Say what changes: npm run migration -- add-something');
  process.exit(1);
}
const settings = readStartSettings();
const payload = ['--conditions=production', '--import', 'tsx', 'node_modules/payload/bin.js'];
await withDatabase(settings, async (url) => {
  const env = {
    ...childEnvironment(settings, url),
    PAYLOAD_CONFIG_PATH: path.resolve('cms/src/config.ts'),
  };
  for (const command of [['migrate:create', name], ['generate:types'], ['generate:importmap']]) {
    execFileSync(process.execPath, [...payload, ...command], { env, stdio: 'inherit' });
  }
});
// Each clinic has languages of its own, so the types of the product must not name those of one.
const types = readFileSync(TYPES, 'utf8');
const languages = LOCALES.map((locale) => `'${locale}'`).join(' | ');
writeFileSync(
  TYPES,
  types
    .replaceAll(`(${languages})`, 'string')
    .replaceAll(`${languages} | 'all'`, 'string')
    .replaceAll(languages, 'string'),
);
process.exit(0);
