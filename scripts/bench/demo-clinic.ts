import { rm } from 'node:fs/promises';
import path from 'node:path';
import { prepare } from '../../tests/support/prepare.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { buildSite } from '../building/build.ts';
import { LocalPostgres } from '../postgres/postgres.ts';
import { missedBudgets } from './report.ts';

export type DemoClinic = { folder: string; env: Record<'DATABASE_URL' | 'DATA_DIR', string> };

/** Measures on a freshly seeded clinic; exits with code 1 if a budget was missed. */
export async function measureOnDemoClinic(measure: (clinic: DemoClinic) => Promise<void>) {
  await buildSite();
  const folder = await temporaryFolder();
  const postgres = new LocalPostgres(path.join(folder, 'postgres'));
  const env = {
    DATABASE_URL: await postgres.start(),
    DATA_DIR: path.join(folder, 'data'),
    SECRET: TEST_SECRET,
    LOG_LEVEL: 'warn',
  };
  try {
    await prepare(env);
    await measure({ folder, env });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const missed = missedBudgets();
  console.log(missed === 0 ? '\nAll budgets are kept.' : `\n${missed} budgets are missed.`);
  process.exit(missed === 0 ? 0 : 1);
}
