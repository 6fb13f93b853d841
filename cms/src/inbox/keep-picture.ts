import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { SUBMITTED_PICTURES_FOLDER } from '../folders.ts';
import { syncFolder } from '../sync-folder.ts';

/** Writes a visitor's picture durably to disk; after this its file in the spool may be deleted. */
export async function keepPicture(name: string, bytes: Buffer): Promise<void> {
  const folder = SUBMITTED_PICTURES_FOLDER;
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path.join(folder, name), 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
  if (made) await syncFolder(path.dirname(made));
}
