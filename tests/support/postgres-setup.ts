import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build.ts';
import { LocalPostgres } from '../../scripts/postgres.ts';
import { prepare } from './prepare.ts';
import { TEST_SECRET } from './secret.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** One Postgres for all integration tests, with a template that is copied in 0.1 s. */
export default async function setup(project: TestProject) {
  const folder = await temporaryFolder();
  const server = new LocalPostgres(path.join(folder, 'postgres'));
  const [base] = await Promise.all([server.start(), buildSite()]);
  const url = new URL(base);
  url.pathname = '/template_clinic';
  const dataDir = path.join(folder, 'data');
  await prepare({ DATABASE_URL: url.href, DATA_DIR: dataDir, SECRET: TEST_SECRET });
  project.provide('template', { url: url.href, dataDir });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
