import { chmod, copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ownIdentity } from '../processes/process-identity.ts';

/**
 * Collects the files of a folder in use, except those deleted meanwhile. Files never change once
 * they exist, so a hard link is as good as a copy.
 */
export async function gatherFiles(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  let count = 0;
  for (const name of await listFiles(from)) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    try {
      await linkOrCopy(path.join(from, name), target);
      count += 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return count;
}

/** Places each file atomically; if one fails, or the caller undoes it, the new ones are removed. */
export async function placeFiles(from: string, to: string): Promise<() => Promise<void>> {
  const added: string[] = [];
  const takeBack = async () => {
    for (const file of added) await rm(file, { force: true });
  };
  try {
    await mkdir(to, { recursive: true, mode: 0o700 });
    await chmod(to, 0o700);
    const before = new Set(await listFiles(to));
    for (const name of await listFiles(from)) {
      const target = path.join(to, name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      if (!before.has(name)) added.push(target);
      await place(path.join(from, name), target);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

async function place(source: string, target: string): Promise<void> {
  const unfinished = path.join(path.dirname(target), `.${ownIdentity()}`);
  try {
    await linkOrCopy(source, unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A hard link is impossible to another disk. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  await link(source, target).catch(() => copyFile(source, target));
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return (
    entries
      // A hidden file is still being written.
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  );
}

/** The names that `npm run backup` gives by itself; other files there are somebody's own. */
const OURS = /^clinic-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/;

/** Removes all but the newest backups of a folder; returns how many went. */
export async function rotate(folder: string, kept: number): Promise<number> {
  const found = (await readdir(folder)).filter((name) => OURS.test(name)).toSorted();
  const old = found.slice(0, Math.max(0, found.length - kept));
  for (const name of old) await rm(path.join(folder, name));
  return old.length;
}
