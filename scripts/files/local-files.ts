import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isPlainName, type FileFolder } from '../../cms/src/files/file-key.ts';
import type { S3Store } from '../../cms/src/files/s3-store.ts';
import { writeDurably } from '../../cms/src/files/write-durably.ts';

export type FilePlace = Pick<S3Store, 'place' | 'get' | 'put' | 'delete' | 'list'>;

export function localFiles(dataFolder: string): FilePlace {
  const pathOf = (folder: FileFolder, name: string) => {
    if (!isPlainName(name)) throw new Error(`${name} is no name of a file`);
    return path.join(dataFolder, folder, name);
  };
  return {
    place: 'the data folder',
    get: (folder, name) => readFile(pathOf(folder, name)).catch(undefinedIfAbsent),
    put: (folder, name, bytes) => writeDurably(pathOf(folder, name), bytes),
    delete: (folder, name) => rm(pathOf(folder, name), { force: true }),
    async list(folder) {
      const options = { withFileTypes: true } as const;
      const entries =
        (await readdir(path.join(dataFolder, folder), options).catch(undefinedIfAbsent)) ?? [];
      return entries.flatMap((entry) =>
        entry.isFile() && isPlainName(entry.name) ? [entry.name] : [],
      );
    },
  };
}

function undefinedIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
