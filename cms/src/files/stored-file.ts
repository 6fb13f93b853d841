import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commonEnv } from '../settings/common-env.ts';
import type { FileFolder } from './file-key.ts';
import { fileStore } from './file-store.ts';

/** The data folder comes first: names are unique, and not every file is in S3 yet. */
export async function readStoredFile(folder: FileFolder, name: string) {
  const local = await readLocalFile(folder, name);
  return local ?? fileStore?.get(folder, name);
}

export async function readLocalFile(folder: FileFolder, name: string): Promise<Buffer | undefined> {
  return readFile(localPath(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

export function isLocalFile(folder: FileFolder, name: string): boolean {
  return existsSync(localPath(folder, name));
}

export function localPath(folder: FileFolder, name: string): string {
  return path.join(commonEnv.DATA_DIR, folder, path.basename(name));
}
