import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/building/build.ts';
import { LocalPostgres } from '../../scripts/postgres/postgres.ts';
import { prepare } from './prepare.ts';
import { TEST_SECRET } from './secret.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Switched off, since no test kills this server; those that kill one have their own. */
const UNSAFE_BUT_QUICK = ['fsync', 'full_page_writes', 'synchronous_commit'];

type Template = { url: string; dataDir: string; postgres: string };
type Prepared = { template: Template; stop(): Promise<void> };
type Shared = { prepared?: Promise<Prepared>; users: number };

/** Global, because each Vitest project loads this module anew, but all of them share a server. */
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
  const [own, postgres] = [path.join(folder, 'postgres'), path.join(folder, 'copied')];
  const server = new LocalPostgres(own);
  const [base] = await Promise.all([server.start(), buildSite()]);
  await makeQuick(base);
  const dataDir = path.join(folder, 'data');
  await prepare({ DATABASE_URL: templateIn(base), DATA_DIR: dataDir, SECRET: TEST_SECRET });
  // Once stopped, the folder can be copied; `-a` keeps its owner, on which Postgres insists.
  await server.stop();
  await promisify(execFile)('cp', ['-a', own, postgres]);
  const url = templateIn(await server.start());
  return {
    template: { url, dataDir, postgres },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function templateIn(base: string): string {
  return new URL('/template_clinic', base).href;
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
