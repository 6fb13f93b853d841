import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { FILE_FOLDERS, isPlainName, type FileFolder } from '../../cms/src/files/file-key.ts';
import type { S3Store } from '../../cms/src/files/s3-store.ts';
import { writeDurably } from '../../cms/src/files/write-durably.ts';
import { forEachWithConcurrency } from '../../site/content/for-each-with-concurrency.ts';
import { StartError } from '../processes/run-script.ts';

const AT_ONCE = 4;
export type FilePlace = Pick<S3Store, 'place' | 'get' | 'put' | 'delete' | 'list'>;
type Options = { from: FilePlace; to: FilePlace; isDeleting: boolean; signal: AbortSignal };

export type Moved = {
  from: string;
  to: string;
  copied: number;
  /** Files that were at the destination before, with the same content. */
  same: number;
  deleted: number;
  /** Files that were at the destination with other content, and are left alone on both sides. */
  different: string[];
};

/** Copies all files that the destination lacks; what was copied before is only compared. */
export async function moveFiles({ from, to, isDeleting, signal }: Options): Promise<Moved> {
  const moved: Moved = {
    ...{ from: from.place, to: to.place },
    ...{ copied: 0, same: 0, deleted: 0, different: [] },
  };
  for (const folder of FILE_FOLDERS) {
    await forEachWithConcurrency(AT_ONCE, await from.list(folder), async (name) => {
      signal.throwIfAborted();
      const outcome = await copyOne({ from, to, folder, name });
      if (outcome === 'gone') return;
      if (outcome === 'different') {
        moved.different.push(`${folder}/${name}`);
        return;
      }
      moved[outcome] += 1;
      if (!isDeleting) return;
      await from.delete(folder, name);
      moved.deleted += 1;
    });
  }
  return moved;
}

type One = { from: FilePlace; to: FilePlace; folder: FileFolder; name: string };
type Outcome = 'copied' | 'same' | 'different' | 'gone';

/** Resolves to `copied` or `same` only if the whole file was read back and is the same. */
async function copyOne({ from, to, folder, name }: One): Promise<Outcome> {
  const original = await from.get(folder, name);
  if (!original) return 'gone';
  const there = await to.get(folder, name);
  if (there) return there.equals(original) ? 'same' : 'different';
  await to.put(folder, name, original);
  // A file that was erased meanwhile must not live on as a copy.
  if (!(await from.get(folder, name))) {
    await to.delete(folder, name);
    return 'gone';
  }
  const copy = await to.get(folder, name);
  if (copy?.equals(original)) return 'copied';
  throw new StartError(
    `${folder}/${name} was altered on its way to ${to.place}; nothing of it was deleted.`,
  );
}

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
