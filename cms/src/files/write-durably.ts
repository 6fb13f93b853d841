import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The ending of a file that is being written, or was when its process was killed. */
export const UNFINISHED = '.tmp';

type Options = {
  mode?: number;
  /** Replaced in tests, to simulate a full disk. */
  openFile?: typeof open;
};

/**
 * Writes a file whole or not at all, even beside others who write the same one. Once this resolves,
 * a power failure does not undo it.
 */
export async function writeDurably(
  file: string,
  content: string | Uint8Array,
  { mode = 0o600, openFile = open }: Options = {},
): Promise<void> {
  const folder = path.dirname(file);
  await makeFolder(folder);
  // Hidden files are never served, backed up or moved.
  const unfinished = path.join(folder, `.${path.basename(file)}.${randomUUID()}${UNFINISHED}`);
  try {
    const handle = await openFile(unfinished, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made) for (const one of [folder, made]) await syncFolder(path.dirname(one));
}

/** Flushes a folder to disk: only then does the name of a new file in it survive a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
