import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { LocalPostgres } from '../../scripts/postgres/postgres.ts';
import { prepare } from './prepare.ts';
import { TEST_SECRET } from './secret.ts';
import { SiteProcess } from './site-process.ts';
import { startStudio, type StudioProcess } from './studio-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type FullStack = {
  site: SiteProcess;
  studio: StudioProcess;
  /** Runs SQL statements on the shared database. */
  sql(statements: string): Promise<void>;
  stopDatabase(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a site, a studio and a database without any account. */
export async function startFullStack(settings: Record<string, string> = {}): Promise<FullStack> {
  const folder = await temporaryFolder();
  const server = new LocalPostgres(path.join(folder, 'postgres'));
  const url = await server.start();
  const env = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), SECRET: TEST_SECRET };
  await prepare(env);
  const studio = await startStudio({ ...env, ...settings });
  const site = await SiteProcess.start({ ...env, ...settings, STUDIO_URL: studio.url });
  return {
    site,
    studio,
    async sql(statements) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statements).finally(() => client.end());
    },
    stopDatabase: () => server.stop(),
    async close() {
      await Promise.all([site.stop(), studio.stop()]);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
