import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { olderPrograms, programsIn } from '../postgres/older-programs.ts';
import { majorOf, postgresPrograms } from '../postgres/postgres-programs.ts';
import { LocalPostgres, UPGRADED } from '../postgres/postgres.ts';
import { logProgress, StartError } from '../processes/run-script.ts';
import { childEnvironment, type StartSettings } from '../settings/env.ts';
import { assertUnused } from './assert-unused.ts';
import { dumpDatabase } from './dump-database.ts';
import { loadDatabase } from './load-database.ts';
import { migrateTo } from './restore-backup.ts';
import { compareRows } from './verify-backup.ts';
import { withWorkFolder } from './work-folder.ts';

/** `programs` is the folder of the older Postgres; without it, that is downloaded from npm. */
type Options = { programs?: string | undefined; signal: AbortSignal };

/**
 * Upgrades our own database: what the older Postgres reads is loaded into a cluster of the present
 * one, compared, and put in its place. The older cluster is moved aside and stays as it was.
 */
export async function takeOverFromOlderPostgres(settings: StartSettings, options: Options) {
  const folder = path.join(settings.DATA_DIR, 'postgres');
  const version = await new LocalPostgres(folder).version();
  if (version === undefined || version >= (await majorOf(await postgresPrograms()))) return;
  const kept = `${folder}-${version}`;
  if (existsSync(kept)) throw new StartError(`${kept} is in the way: move it elsewhere.`);
  const downloads = await mkdtemp(path.join(tmpdir(), 'clinic-postgres-'));
  try {
    // The user that Postgres runs as must be able to read it.
    await chmod(downloads, 0o755);
    const programs = options.programs
      ? programsIn(options.programs)
      : await olderPrograms(version, downloads);
    const older = new LocalPostgres(folder, async () => programs);
    const rows = await withWorkFolder(settings.DATA_DIR, 'restore', ({ content }) =>
      convert({ older, settings, content, ...options }),
    );
    await rename(folder, kept);
    await rename(`${folder}${UPGRADED}`, folder);
    logProgress(
      `Took ${rows} rows over from Postgres ${version}, which stays in ${kept} until you remove it.`,
    );
  } finally {
    await rm(downloads, { recursive: true, force: true });
  }
}

type Conversion = Options & { older: LocalPostgres; settings: StartSettings; content: string };

async function convert({ older, settings, content, signal }: Conversion): Promise<number> {
  const [fresh, ready] = ['-unfinished', UPGRADED].map((end) =>
    path.join(settings.DATA_DIR, `postgres${end}`),
  ) as [string, string];
  const newer = new LocalPostgres(fresh);
  // What a killed run has left.
  await newer.stop();
  await rm(fresh, { recursive: true, force: true });
  await rm(ready, { recursive: true, force: true });
  try {
    const from = await older.start();
    await assertUnused(from, signal);
    const manifest = await dumpDatabase(from, content, signal);
    await assertUnused(from, signal);
    await older.stop();
    const to = await newer.start();
    await migrateTo(manifest.migrations, childEnvironment(settings, to));
    await loadDatabase(to, { content, manifest, isForced: true, signal });
    const rows = await compareRows(to, manifest, signal);
    await newer.stop();
    await rename(fresh, ready);
    return rows;
  } finally {
    // Unlike stop(), release() leaves a server running that others use.
    await older.release();
    await newer.stop();
    await rm(fresh, { recursive: true, force: true });
  }
}
