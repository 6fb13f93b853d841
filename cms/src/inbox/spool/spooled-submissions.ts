import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SPOOL_FOLDER } from '../../files/folders.ts';
import { senderOf } from './erased-addresses.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';
import { processesWithSpool, spoolOfProcess } from './spool-folders.ts';

async function waitingFolders(spool: string): Promise<string[]> {
  const numbers = await processesWithSpool(spool);
  const ofProcesses = numbers.map((number) => spoolOfProcess(spool, number));
  return ofProcesses.flatMap((folder) => [folder, path.join(folder, 'forms-host')]);
}

const DAMAGED_FOLDERS = [
  path.join(SPOOL_FOLDER, 'damaged'),
  path.join(SPOOL_FOLDER, 'forms-host', 'damaged'),
];

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const kept = names.filter((name) => /\.(?:json|tmp)$/.test(name));
  return kept.map((name) => path.join(folder, name));
}

/** How many submissions wait in a spool to be delivered; damaged ones never will be. */
export async function countSpooled(spool: string): Promise<number> {
  let count = 0;
  for (const folder of await waitingFolders(spool)) count += (await filesIn(folder)).length;
  return count;
}

/** A damaged file, which has the address somewhere in its text, has no `submission`. */
export type Spooled = { file: string; text: string; submission?: SpoolEntry };

/** A studio on a machine of its own finds none; it finds submissions once they are stored. */
export async function findSpooled(email: string): Promise<Spooled[]> {
  const found: Spooled[] = [];
  const folders = [...(await waitingFolders(SPOOL_FOLDER)), ...DAMAGED_FOLDERS];
  for (const folder of folders) {
    for (const file of await filesIn(folder)) {
      // No text means that the file is gone: it was delivered just now.
      const text = await readFile(file, 'utf8').catch(() => '');
      const submission = parse(text);
      const isOfPerson = submission
        ? senderOf(submission) === email
        : text.toLowerCase().includes(email);
      if (isOfPerson) found.push({ file, text, ...(submission && { submission }) });
    }
  }
  return found;
}

function parse(text: string): SpoolEntry | undefined {
  try {
    const value = JSON.parse(text) as SpoolEntry | null;
    return value && senderOf(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A file that cannot be deleted is found again by the next search, and is never stored. */
export async function deleteSpooled(spooled: readonly Spooled[]): Promise<void> {
  for (const { file } of spooled) await rm(file, { force: true }).catch(() => undefined);
}
