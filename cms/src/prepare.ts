import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { Migration, Payload } from 'payload';
import { migrations } from '../migrations/index.ts';
import { addLanguages } from './database/add-languages.ts';
import { databaseProblem } from './database/database-problem.ts';
import { openDatabase } from './database.ts';
import { prepareEnv as settings } from './settings/prepare-env.ts';
import { safeError } from './logging/safe-error.ts';
import { EVER_FILLED } from './seed/ever-filled.ts';
import { seed } from './seed/seed.ts';
import { adapterOf } from './database/sql.ts';

/** Adds missing content even if the database is not empty. */
const ADD_MISSING = process.argv.includes('--add-missing');

/** Run once before the site and the studio start. */
async function prepare(payload: Payload): Promise<void> {
  const { MIGRATIONS: wanted } = settings;
  const steps = migrations.filter(({ name }) => !wanted || wanted.includes(name));
  await payload.db.migrate({ migrations: steps as Migration[] });
  if (wanted) return;
  await addLanguages(payload);
  if (ADD_MISSING || (await isEmpty(payload))) await fill(payload);
  await createFirstAdmin(payload);
}

async function fill(payload: Payload): Promise<void> {
  const { SEED: source } = settings;
  if (source === 'nothing') return;
  const folder = `${source}/content`;
  // A clinic may begin without any content of its own.
  if (source !== 'clinic' && !existsSync(folder)) {
    throw new Error(`SEED is ${source}, but there is no folder ${folder}.`);
  }
  const created = await seed(payload, path.resolve(folder));
  if (created > 0) console.log(`Seeded ${created} entries of ${folder}.`);
}

async function isEmpty(payload: Payload): Promise<boolean> {
  const { rows } = await adapterOf(payload).drizzle.execute(sql.raw(EVER_FILLED));
  return rows.length === 0;
}

async function createFirstAdmin(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (!email || !password) return;
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  await payload.create({ collection: 'users', data: { email, password, roles: ['admin'] } });
  console.log('Created the first administrator.');
}

try {
  const payload = await openDatabase((error) => console.error(JSON.stringify(safeError(error))));
  await prepare(payload);
  await payload.destroy();
} catch (error) {
  const why = databaseProblem(error);
  if (!why) throw error;
  console.error(`The database cannot be used: ${why}.`);
  process.exit(1);
}
// Payload's timers would keep the process alive.
process.exit(0);
