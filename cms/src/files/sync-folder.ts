import { open } from 'node:fs/promises';

/** Flushes a folder to disk: only then does the name of a new file in it survive a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
