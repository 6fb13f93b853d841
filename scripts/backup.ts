import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FILE_FOLDERS } from '../cms/src/files/file-key.ts';
import { openS3Store } from '../cms/src/files/s3-store.ts';
import { pack } from './backup/archive.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { gatherFiles } from './backup/files.ts';
import { MANIFEST_FILE, SPOOL_FOLDER } from './backup/manifest.ts';
import { gatherStored } from './backup/stored-files.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { WorkFolder } from './backup/work-folder.ts';
import { provideDatabase } from './postgres/database.ts';
import { readStartSettings } from './settings/env.ts';
import { ownIdentity } from './processes/process-identity.ts';
import { runScript } from './processes/run-script.ts';
import { logProgress } from './processes/log-progress.ts';
import { StartError } from './processes/start-error.ts';

/**
 * `npm run backup -- [file] [--verify]`: database and files in one archive, also while the site
 * runs. With `--verify` it is restored into a scratch database and compared.
 */
async function backup(signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const settings = readStartSettings();
  const { DATA_DIR } = settings;
  const store = openS3Store(settings);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(
    positionals[0] ?? path.join(DATA_DIR, 'backups', `clinic-${stamp}.tar.gz`),
  );
  if (existsSync(file) && !values.force) {
    throw new StartError(`${file} exists. --force replaces it.`);
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Next to the data, on the same disk, so that files can be hard-linked instead of copied.
  const work = await WorkFolder.create(DATA_DIR, 'backup');
  try {
    const unfinished = `${file}.${ownIdentity()}.tmp`;
    await work.add(unfinished);
    const database = await provideDatabase(settings);
    try {
      const gather = (name: string) =>
        gatherFiles(path.join(DATA_DIR, name), path.join(work.content, name));
      // The spool first: a submission delivered meanwhile is then in both, and is stored only once.
      const files: Record<string, number> = { [SPOOL_FOLDER]: await gather(SPOOL_FOLDER) };
      const manifest = await dumpDatabase(database.url, work.content, signal);
      for (const folder of FILE_FOLDERS) {
        const found = await gather(folder);
        const to = path.join(work.content, folder);
        files[folder] = found + (store ? await gatherStored(to, { store, folder, signal }) : 0);
      }
      const text = JSON.stringify({ ...manifest, files }, null, 2);
      await writeFile(path.join(work.content, MANIFEST_FILE), text);
      await pack(work.content, unfinished, signal);
      await rename(unfinished, file);
      const total = Object.values(files).reduce((sum, count) => sum + count, 0);
      const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1);
      logProgress(
        `Saved ${manifest.tables.length} tables and ${total} files: ${file} (${megabytes} MB)`,
      );
      if (!values.verify) return;
      const same = await verifyBackup(file, {
        ...{ settings, databaseUrl: database.url, signal },
        ...{ content: work.content, scratchFolder: work.scratch },
      });
      logProgress(
        `Restored it for a test: ${same.rows} rows and ${same.files} files are the same.`,
      );
    } finally {
      await database.release();
    }
  } finally {
    await work.remove();
  }
}

await runScript(backup);
