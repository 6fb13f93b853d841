import { FILE_FOLDERS, type FileFolder } from '../../cms/src/files/file-key.ts';
import { forEachWithConcurrency } from '../../site/content/for-each-with-concurrency.ts';
import { StartError } from '../processes/run-script.ts';
import type { FilePlace } from './local-files.ts';

const AT_ONCE = 4;

type Options = { from: FilePlace; to: FilePlace; isDeleting: boolean; signal: AbortSignal };

export type Moved = {
  from: string;
  to: string;
  copied: number;
  /** There before, and the same. */
  same: number;
  deleted: number;
  /** There before with other content; nothing was done with them. */
  different: string[];
};

/** Copies all files that the other place lacks; what was copied before is only compared. */
export async function moveFiles({ from, to, isDeleting, signal }: Options): Promise<Moved> {
  const moved: Moved = {
    ...{ from: from.place, to: to.place },
    ...{ copied: 0, same: 0, deleted: 0, different: [] },
  };
  for (const folder of FILE_FOLDERS) {
    await forEachWithConcurrency(AT_ONCE, await from.list(folder), async (name) => {
      signal.throwIfAborted();
      const outcome = await copyOne({ from, to, folder, name });
      // Deleted by an editor meanwhile.
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
  // What was erased meanwhile must not live on as a copy.
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
