import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FILE_FOLDERS } from '../cms/src/files/file-key.ts';
import { BACKUPS_FOLDER, LAST_BACKUP_FILE } from '../site/server/watch/backup-age.ts';
import { openS3Store } from '../cms/src/files/s3-store.ts';
import { pack } from './backup/archive.ts';
import { copyElsewhere } from './backup/copy-elsewhere.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { gatherFiles, rotate } from './backup/files.ts';
import { MANIFEST_FILE, SPOOL_FOLDER } from './backup/manifest.ts';
import { gatherStored } from './backup/stored-files.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { withWorkFolder } from './backup/work-folder.ts';
import { withDatabase } from './postgres/database.ts';
import { backupStore, readStartSettings } from './settings/env.ts';
import { ownIdentity } from './processes/process-identity.ts';
import { runScript, logProgress, StartError } from './processes/run-script.ts';

const USAGE =
  'npm run backup [-- file] [--force] [--verify] [--keep 14]: database and files in one archive.';

/**
 * Can run while the site does. `--verify` restores the archive into a scratch database and compares
 * it; `--keep` removes older backups of DATA_DIR/backups once this one is whole and copied to S3.
 */
async function backup(signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      force: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
    allowPositionals: true,
  });
  const kept = values.keep === undefined ? undefined : Number(values.keep);
  if (kept !== undefined && (!Number.isInteger(kept) || kept < 1 || positionals.length > 0)) {
    throw new StartError('--keep wants how many backups of DATA_DIR/backups stay, and no file.');
  }
  const settings = readStartSettings();
  const { DATA_DIR } = settings;
  const [store, elsewhere] = [openS3Store(settings), backupStore(settings)];
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = path.join(DATA_DIR, BACKUPS_FOLDER);
  const file = path.resolve(positionals[0] ?? path.join(folder, `clinic-${stamp}.tar.gz`));
  if (existsSync(file) && !values.force) {
    throw new StartError(`${file} exists. --force replaces it.`);
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Next to the data, on the same disk, so that files can be hard-linked instead of copied.
  await withWorkFolder(DATA_DIR, 'backup', (work) =>
    withDatabase(settings, async (databaseUrl) => {
      const unfinished = `${file}.${ownIdentity()}.tmp`;
      await work.add(unfinished);
      const gather = (name: string) =>
        gatherFiles(path.join(DATA_DIR, name), path.join(work.content, name));
      // The spool first: a submission delivered meanwhile is then in both, and is stored only once.
      const files: Record<string, number> = { [SPOOL_FOLDER]: await gather(SPOOL_FOLDER) };
      const manifest = await dumpDatabase(databaseUrl, work.content, signal);
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
      if (values.verify) {
        const { content, scratch } = work;
        const options = { settings, databaseUrl, content, scratch, signal };
        const same = await verifyBackup(file, options);
        logProgress(
          `Restored it for a test: ${same.rows} rows and ${same.files} files are the same.`,
        );
      }
      if (elsewhere) logProgress(`Copied it to ${await copyElsewhere(file, elsewhere, signal)}.`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, LAST_BACKUP_FILE), `${file}\n`);
      const gone = kept === undefined ? 0 : await rotate(folder, kept);
      if (gone > 0) logProgress(`Removed ${gone} older ${gone === 1 ? 'backup' : 'backups'}.`);
    }),
  );
}

await runScript(backup, USAGE);
