import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyFiles, unpack } from './backup/archive.ts';
import { loadDatabase } from './backup/load-database.ts';
import {
  FILE_FOLDERS,
  MANIFEST_FILE,
  manifestSchema,
  SPOOL_FOLDER,
  type Manifest,
} from './backup/manifest.ts';
import { migrateTo } from './backup/migrate-to.ts';
import { provideDatabase } from './database.ts';
import { childEnvironment, readStartSettings } from './env.ts';
import { runScript } from './run-script.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

/** `npm run restore -- file [--force]`: what `npm run backup` saved, in an empty database. */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new StartError('Say which backup: npm run restore -- file.tar.gz');
  const settings = readStartSettings();
  const { DATA_DIR } = settings;
  await mkdir(DATA_DIR, { recursive: true });
  const staging = await mkdtemp(path.join(DATA_DIR, '.restore-'));
  try {
    await unpack(file, staging);
    const manifest = await readManifest(staging);
    const database = await provideDatabase(settings);
    try {
      await migrateTo(manifest.migrations, childEnvironment(settings, database.url));
      await loadDatabase(database.url, staging, manifest, { isForced: values.force });
    } finally {
      await database.release();
    }
    // Names of files are never used twice, so nothing is replaced and nothing needs to go.
    for (const name of [...FILE_FOLDERS, SPOOL_FOLDER]) {
      await copyFiles(path.join(staging, name), path.join(DATA_DIR, name));
    }
    say(`Restored the backup of ${manifest.made}.`);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError('This is not a backup of this site.');
  }
}

await runScript(restore);
