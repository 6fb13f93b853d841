import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FILE_FOLDERS } from '../../cms/src/files/file-key.ts';
import { StartError } from '../processes/run-script.ts';
import { listFiles } from './files.ts';
import {
  DATABASE_FOLDER,
  MANIFEST_FILE,
  manifestSchema,
  rowsFile,
  SPOOL_FOLDER,
  type Manifest,
} from './manifest.ts';

const KNOWN: ReadonlySet<string> = new Set([
  ...[MANIFEST_FILE, DATABASE_FOLDER, SPOOL_FOLDER],
  ...FILE_FOLDERS,
]);

/** The manifest of an unpacked backup that has all its files and no others; it is not trusted. */
export async function readBackup(folder: string): Promise<Manifest> {
  await assertPlain(folder);
  const manifest = await readManifest(folder);
  const there = new Set(await readdir(folder, { recursive: true }));
  const missing = ['media', ...manifest.tables.map(rowsFile)].find((name) => !there.has(name));
  if (missing) throw new StartError(`The backup is not whole: ${missing} is missing.`);
  for (const [name, count] of Object.entries(manifest.files ?? {})) {
    const found = (await listFiles(path.join(folder, name))).length;
    if (found !== count) {
      throw new StartError(`The backup is not whole: ${name} has ${found} of ${count} files.`);
    }
  }
  return manifest;
}

/** Refuses symbolic links, which could lead anywhere. */
async function assertPlain(folder: string): Promise<void> {
  const stranger = (await readdir(folder)).find((name) => !KNOWN.has(name));
  if (stranger) throw notOurs(`it has ${stranger}`);
  for (const name of await readdir(folder, { recursive: true })) {
    const info = await lstat(path.join(folder, name));
    if (!info.isFile() && !info.isDirectory()) throw notOurs(`${name} is neither file nor folder`);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8');
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw notOurs(`it has no ${MANIFEST_FILE} of ours`);
  }
}

function notOurs(why: string): StartError {
  return new StartError(`This is not a backup of this site: ${why}.`);
}
