import path from 'node:path';
import { prepare } from '../../tests/support/prepare.ts';
import { TEST_SECRET } from '../../tests/support/secret.ts';
import { buildSite } from '../building/build.ts';
import { withTemporaryPostgres } from '../postgres/temporary-postgres.ts';
import { missedBudgets } from './report.ts';

export type DemoClinic = { folder: string; env: Record<'DATABASE_URL' | 'DATA_DIR', string> };

/** Measures on a freshly seeded clinic; exits with code 1 if a budget was missed. */
export async function measureOnDemoClinic(measure: (clinic: DemoClinic) => Promise<void>) {
  await buildSite();
  await withTemporaryPostgres(async (postgres, folder) => {
    const env = {
      DATABASE_URL: await postgres.start(),
      DATA_DIR: path.join(folder, 'data'),
      SECRET: TEST_SECRET,
      LOG_LEVEL: 'warn',
    };
    await prepare(env);
    await measure({ folder, env });
  });
  const missed = missedBudgets();
  console.log(missed === 0 ? '\nAll budgets are kept.' : `\n${missed} budgets are missed.`);
  process.exit(missed === 0 ? 0 : 1);
}
