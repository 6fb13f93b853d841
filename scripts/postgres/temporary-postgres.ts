import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LocalPostgres } from './postgres.ts';

export async function inTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-'));
  try {
    // When root runs this, Postgres and the programs under test run as other users.
    await chmod(folder, 0o755);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Works in a temporary folder with a Postgres, which `work` has to start itself. */
export function withTemporaryPostgres<Result>(
  work: (postgres: LocalPostgres, folder: string) => Promise<Result>,
): Promise<Result> {
  return inTemporaryFolder((folder) => {
    const postgres = new LocalPostgres(path.join(folder, 'postgres'));
    return work(postgres, folder).finally(() => postgres.stop());
  });
}
