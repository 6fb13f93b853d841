import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileFolder } from '../../cms/src/files/file-key.ts';
import type { S3Store } from '../../cms/src/files/s3-store.ts';
import { forEachWithConcurrency } from '../../site/content/for-each-with-concurrency.ts';
import { listFiles } from './files.ts';

const AT_ONCE = 4;
type Work = { store: S3Store; folder: FileFolder; signal: AbortSignal };

/** Downloads the files of an S3 folder that are not in `to` yet; returns how many. */
export async function gatherStored(to: string, { store, folder, signal }: Work): Promise<number> {
  const there = new Set(await listFiles(to));
  const missing = (await store.list(folder)).filter((name) => !there.has(name));
  let count = 0;
  await forEachWithConcurrency(AT_ONCE, missing, async (name) => {
    signal.throwIfAborted();
    const bytes = await store.get(folder, name);
    // An editor has deleted the file meanwhile.
    if (!bytes) return;
    await writeFile(path.join(to, name), bytes, { mode: 0o600 });
    count += 1;
  });
  return count;
}

/** Puts files into S3; if one fails, the new ones before it are removed. */
export async function placeStored(from: string, { store, folder, signal }: Work) {
  const added: string[] = [];
  const takeBack = async () => {
    for (const name of added) await store.delete(folder, name);
  };
  try {
    const before = new Set(await store.list(folder));
    await forEachWithConcurrency(AT_ONCE, await listFiles(from), async (name) => {
      signal.throwIfAborted();
      if (!before.has(name)) added.push(name);
      await store.put(folder, name, await readFile(path.join(from, name)));
    });
  } catch (error) {
    // A store that is away cannot be tidied either; the reason is what went wrong first.
    await takeBack().catch(() => undefined);
    throw error;
  }
  return takeBack;
}
