import { open } from 'node:fs/promises';

/** The name of a new file is safe only when its folder is on the disk as well. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
