import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { LocalPostgres } from '../../scripts/postgres/postgres.ts';

type OwnPostgres = { server: LocalPostgres; url: string };

/** Starts a server with the demo clinic in a new folder, for tests that stop it. */
export async function startOwnPostgres(folder: string): Promise<OwnPostgres> {
  const { postgres, url } = inject('template');
  await promisify(execFile)('cp', ['-a', postgres, folder]);
  const server = new LocalPostgres(folder);
  return { server, url: new URL(new URL(url).pathname, await server.start()).href };
}
