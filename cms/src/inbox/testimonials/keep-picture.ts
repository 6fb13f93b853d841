import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileStore } from '../../files/file-store.ts';
import { localPath } from '../../files/stored-file.ts';
import { writeDurably } from '../../files/write-durably.ts';
import { SUBMITTED_PICTURES_FOLDER } from '../../files/folders.ts';

/** Keeps a visitor's picture durably; after this its file in the spool may be deleted. */
export async function keepPicture(name: string, bytes: Buffer): Promise<void> {
  if (fileStore) await fileStore.put('submitted', name, bytes);
  else await writeDurably(path.join(SUBMITTED_PICTURES_FOLDER, name), bytes);
}

/** Deletes what an attempt to store a submission has left; there may be nothing. */
export async function forgetPicture(name: string): Promise<void> {
  await fileStore?.delete('submitted', name);
  await rm(localPath('submitted', name), { force: true });
}
