import path from 'node:path';
import { parseArgs } from 'node:util';
import { unpack } from './backup/archive.ts';
import { placeFiles } from './backup/files.ts';
import { loadDatabase } from './backup/load-database.ts';
import { FILE_FOLDERS, SPOOL_FOLDER, type Manifest } from './backup/manifest.ts';
import { migrateTo } from './backup/migrate-to.ts';
import { readBackup } from './backup/read-backup.ts';
import { WorkFolder } from './backup/work-folder.ts';
import { provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings, type StartSettings } from './env.ts';
import { runScript } from './run-script.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

type Restore = { content: string; manifest: Manifest; isForced: boolean; signal: AbortSignal };

/** `npm run restore -- file [--force]`: restores a backup into an empty database. */
async function restore(signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new StartError('Say which backup: npm run restore -- file.tar.gz');
  const settings = readStartSettings();
  const work = await WorkFolder.create(settings.DATA_DIR, 'restore');
  try {
    const { content } = work;
    await unpack(file, content, signal);
    const manifest = await readBackup(content);
    await putBack(settings, { content, manifest, isForced: values.force, signal });
    say(`Restored the backup of ${manifest.made}.`);
  } finally {
    await work.remove();
  }
}

/** Restores files first, as the database refers to them; its rows change in one transaction. */
async function putBack(settings: StartSettings, restore: Restore): Promise<void> {
  const place = (name: string) =>
    placeFiles(path.join(restore.content, name), path.join(settings.DATA_DIR, name));
  const database = await provideDatabase(settings);
  const takeBack: (() => Promise<void>)[] = [];
  try {
    await migrateTo(restore.manifest.migrations, childEnvironment(settings, database.url));
    for (const name of FILE_FOLDERS) takeBack.push(await place(name));
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

await runScript(restore);
