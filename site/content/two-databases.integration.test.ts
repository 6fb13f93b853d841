import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClinicDatabase, type ClinicDatabase } from '../../tests/support/clinic-database.ts';
import { SiteProcess } from '../../tests/support/site-process.ts';

const TITLES = ['Labor der einen Klinik', 'Labor der anderen Klinik'];

/** Bypasses the studio, so that both databases have counted to the same version. */
async function rename({ env }: ClinicDatabase, title: string): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(`update diagnose_locales set title = $1 where slug = 'labor'`, [title]);
  await client.end();
}

describe('one data folder and two databases', () => {
  let databases: ClinicDatabase[];
  beforeAll(async () => {
    databases = [await createClinicDatabase(), await createClinicDatabase()];
    for (const [index, database] of databases.entries()) {
      await rename(database, TITLES[index] ?? '');
    }
  });
  afterAll(async () => {
    for (const database of databases) await database.remove();
  });

  it('never mix, even if both have counted to the same number', async () => {
    const DATA_DIR = databases[0]?.env.DATA_DIR ?? '';
    for (const [index, { env }] of databases.entries()) {
      const site = await SiteProcess.start({ ...env, DATA_DIR });
      await site.until(async () => (await site.readiness()).status === 'ready', 60_000);
      const page = await site.text('/de/diagnose');
      expect(TITLES.map((title) => page.includes(title))).toEqual([index === 0, index === 1]);
      await site.stop();
    }
  });
});
