import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyFiles, pack } from './backup/archive.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { FILE_FOLDERS, MANIFEST_FILE, SPOOL_FOLDER } from './backup/manifest.ts';
import { provideDatabase } from './database.ts';
import { readStartSettings } from './env.ts';
import { runScript } from './run-script.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

/** `npm run backup -- [file]`: database and files in one archive, also while the site runs. */
async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const settings = readStartSettings();
  const { DATA_DIR } = settings;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(
    positionals[0] ?? path.join(DATA_DIR, 'backups', `alpsera-${stamp}.tar.gz`),
  );
  if (existsSync(file) && !values.force) {
    throw new StartError(`${file} exists. --force replaces it.`);
  }
  await mkdir(path.dirname(file), { recursive: true });
  // Beside the data, so that files need not be copied to be held on to.
  const staging = await mkdtemp(path.join(DATA_DIR, '.backup-'));
  const database = await provideDatabase(settings);
  try {
    const copy = (name: string) => copyFiles(path.join(DATA_DIR, name), path.join(staging, name));
    // What waits to be delivered first: delivered meanwhile, it is in both, and counts once.
    await copy(SPOOL_FOLDER);
    const manifest = await dumpDatabase(database.url, staging);
    let files = 0;
    for (const name of FILE_FOLDERS) files += await copy(name);
    await writeFile(path.join(staging, MANIFEST_FILE), JSON.stringify(manifest, null, 2));
    const unfinished = `${file}.${process.pid}.tmp`;
    // For its operator alone: it holds what visitors have written.
    await writeFile(unfinished, '', { mode: 0o600 });
    await pack(staging, unfinished);
    await rename(unfinished, file);
    const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1);
    say(`Saved ${manifest.tables.length} tables and ${files} files: ${file} (${megabytes} MB)`);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await database.release();
  }
}

await runScript(backup);
