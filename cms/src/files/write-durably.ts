import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Writes a file whole or not at all; once this resolves, a power failure does not undo it. */
export async function writeDurably(folder: string, name: string, bytes: Buffer): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  // Hidden files are never served, backed up or moved.
  const unfinished = path.join(folder, `.${name}.${process.pid}.tmp`);
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(folder, name));
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
  if (made) await syncFolder(path.dirname(made));
}
