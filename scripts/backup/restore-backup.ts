import path from 'node:path';
import { FILE_FOLDERS } from '../../cms/src/files/file-key.ts';
import { openS3Store } from '../../cms/src/files/s3-store.ts';
import { runPrepare, withDatabase } from '../postgres/database.ts';
import { childEnvironment, type Environment, type StartSettings } from '../settings/env.ts';
import { StartError } from '../processes/run-script.ts';
import { unpack } from './archive.ts';
import { assertUnused } from './assert-unused.ts';
import { placeFiles } from './files.ts';
import { loadDatabase } from './load-database.ts';
import { SPOOL_FOLDER, type Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { placeStored } from './stored-files.ts';
import { withWorkFolder } from './work-folder.ts';
import { knownMigrations } from '../postgres/database-state.ts';
import { presentNames, recordedMigrations } from '../postgres/former-migrations.ts';

type Options = { isForced: boolean; signal: AbortSignal };
type Unpacked = Options & { content: string; manifest: Manifest };

/** Restores a backup, or changes nothing; returns its manifest. */
export async function restoreBackup(file: string, settings: StartSettings, options: Options) {
  return withWorkFolder(settings.DATA_DIR, 'restore', async ({ content }) => {
    await unpack(file, content, options.signal);
    const manifest = await readBackup(content);
    await putBack(settings, { content, manifest, ...options });
    return manifest;
  });
}

/** Files come first, as the database refers to them; its rows then change in one transaction. */
async function putBack(settings: StartSettings, restore: Unpacked): Promise<void> {
  const { content, signal } = restore;
  const place = (name: string) =>
    placeFiles(path.join(content, name), path.join(settings.DATA_DIR, name));
  const store = openS3Store(settings);
  await withDatabase(settings, async (url) => {
    await assertUnused(url, signal);
    await migrateTo(restore.manifest.migrations, childEnvironment(settings, url));
    const takeBack: (() => Promise<void>)[] = [];
    try {
      for (const folder of FILE_FOLDERS) {
        const placing = store
          ? placeStored(path.join(content, folder), { store, folder, signal })
          : place(folder);
        takeBack.push(await placing);
      }
      await loadDatabase(url, restore);
    } catch (error) {
      for (const undo of takeBack) await undo();
      throw error;
    }
  });
  await place(SPOOL_FOLDER).catch((error: Error) => {
    throw new StartError(
      `All is restored but what waited to be delivered: ${error.message}. ` +
        'Mend that and restore again, with --force.',
    );
  });
}

/** Gives an empty database the schema of a backup; later migrations run at the next start. */
export async function migrateTo(recorded: readonly string[], env: Environment): Promise<void> {
  const wanted = presentNames(recorded);
  const done = presentNames(await recordedMigrations(env.DATABASE_URL));
  if (done.join() === wanted.join()) return;
  if (done.length > 0) {
    throw new StartError('The database is of another version than the backup: give an empty one.');
  }
  const known = await knownMigrations();
  if (!wanted.every((name) => known.includes(name))) {
    throw new StartError('The backup is of a newer version than this program: update it first.');
  }
  await runPrepare({ ...env, MIGRATIONS: wanted.join(',') });
}
