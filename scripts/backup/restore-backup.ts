import path from 'node:path';
import { FILE_FOLDERS } from '../../cms/src/files/file-key.ts';
import { openS3Store } from '../../cms/src/files/s3-store.ts';
import { provideDatabase } from '../postgres/database.ts';
import { childEnvironment, type StartSettings } from '../settings/env.ts';
import { StartError } from '../processes/start-error.ts';
import { unpack } from './archive.ts';
import { placeFiles } from './files.ts';
import { loadDatabase } from './load-database.ts';
import { SPOOL_FOLDER, type Manifest } from './manifest.ts';
import { migrateTo } from './migrate-to.ts';
import { readBackup } from './read-backup.ts';
import { placeStored } from './stored-files.ts';
import { WorkFolder } from './work-folder.ts';

type Options = { isForced: boolean; signal: AbortSignal };
type Unpacked = Options & { content: string; manifest: Manifest };

/** Restores a backup, or changes nothing; returns what it says of itself. */
export async function restoreBackup(
  file: string,
  settings: StartSettings,
  options: Options,
): Promise<Manifest> {
  const work = await WorkFolder.create(settings.DATA_DIR, 'restore');
  try {
    const { content } = work;
    await unpack(file, content, options.signal);
    const manifest = await readBackup(content);
    await putBack(settings, { content, manifest, ...options });
    return manifest;
  } finally {
    await work.remove();
  }
}

/** Restores files first, as the database refers to them; its rows change in one transaction. */
async function putBack(settings: StartSettings, restore: Unpacked): Promise<void> {
  const { content, signal } = restore;
  const place = (name: string) =>
    placeFiles(path.join(content, name), path.join(settings.DATA_DIR, name));
  const store = openS3Store(settings);
  const database = await provideDatabase(settings);
  const takeBack: (() => Promise<void>)[] = [];
  try {
    await migrateTo(restore.manifest.migrations, childEnvironment(settings, database.url));
    for (const folder of FILE_FOLDERS) {
      const placing = store
        ? placeStored(path.join(content, folder), { store, folder, signal })
        : place(folder);
      takeBack.push(await placing);
    }
    await loadDatabase(database.url, restore);
  } catch (error) {
    for (const undo of takeBack) await undo();
    throw error;
  } finally {
    await database.release();
  }
  await place(SPOOL_FOLDER).catch((error: Error) => {
    throw new StartError(
      `All is restored but what waited to be delivered: ${error.message}. ` +
        'Mend that and restore again, with --force.',
    );
  });
}
