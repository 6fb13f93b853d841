import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/building/build.ts';
import { LocalPostgres } from '../../scripts/postgres/postgres.ts';
import { prepare } from './prepare.ts';
import { TEST_SECRET } from './secret.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** No test kills this server; those that do have their own. */
const UNSAFE_BUT_QUICK = ['fsync', 'full_page_writes', 'synchronous_commit'];

type Prepared = { template: { url: string; dataDir: string }; stop(): Promise<void> };
type Shared = { prepared?: Promise<Prepared>; users: number };

/** Each project of the tests loads this module anew, in one process: they share one server. */
const shared = ((globalThis as { clinicTestServer?: Shared }).clinicTestServer ??= { users: 0 });

/** One Postgres for all integration tests, with a template that is copied in 0.1 s. */
export default async function setup(project: TestProject) {
  shared.users += 1;
  shared.prepared ??= prepareServer();
  const { template, stop } = await shared.prepared;
  project.provide('template', template);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await stop();
  };
}

async function prepareServer(): Promise<Prepared> {
  const folder = await temporaryFolder();
  const server = new LocalPostgres(path.join(folder, 'postgres'));
  const [base] = await Promise.all([server.start(), buildSite()]);
  await makeQuick(base);
  const url = new URL(base);
  url.pathname = '/template_clinic';
  const dataDir = path.join(folder, 'data');
  await prepare({ DATABASE_URL: url.href, DATA_DIR: dataDir, SECRET: TEST_SECRET });
  return {
    template: { url: url.href, dataDir },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeQuick(base: string): Promise<void> {
  const maintenance = new URL(base);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  for (const setting of UNSAFE_BUT_QUICK) await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
