import { existsSync } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from './backup/archive.ts';
import { dumpDatabase } from './backup/dump-database.ts';
import { gatherFiles } from './backup/files.ts';
import { FILE_FOLDERS, MANIFEST_FILE, SPOOL_FOLDER } from './backup/manifest.ts';
import { WorkFolder } from './backup/work-folder.ts';
import { provideDatabase } from './database.ts';
import { readStartSettings } from './env.ts';
import { ownIdentity } from './process-identity.ts';
import { runScript } from './run-script.ts';
import { say } from './say.ts';
import { StartError } from './start-error.ts';

/** `npm run backup -- [file]`: database and files in one archive, also while the site runs. */
async function backup(signal: AbortSignal): Promise<void> {
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
      for (const name of FILE_FOLDERS) files[name] = await gather(name);
      const text = JSON.stringify({ ...manifest, files }, null, 2);
      await writeFile(path.join(work.content, MANIFEST_FILE), text);
      await pack(work.content, unfinished, signal);
      await rename(unfinished, file);
      const total = Object.values(files).reduce((sum, count) => sum + count, 0);
      const megabytes = ((await stat(file)).size / 1_000_000).toFixed(1);
      say(`Saved ${manifest.tables.length} tables and ${total} files: ${file} (${megabytes} MB)`);
    } finally {
      await database.release();
    }
  } finally {
    await work.remove();
  }
}

await runScript(backup);
