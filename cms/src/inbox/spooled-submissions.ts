import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { SPOOL_FOLDER } from '../folders.ts';
import type { KeptSubmission } from './kept-submission.ts';
import { processesWithSpool, spoolOfProcess } from './spool-folders.ts';

/** Where the site keeps what the database, or the operator's own host, does not have yet. */
async function spoolFolders(): Promise<string[]> {
  const numbers = await processesWithSpool(SPOOL_FOLDER);
  const ofProcesses = numbers.map((number) => spoolOfProcess(SPOOL_FOLDER, number));
  return [
    ...ofProcesses.flatMap((folder) => [folder, path.join(folder, 'forms-host')]),
    path.join(SPOOL_FOLDER, 'damaged'),
    path.join(SPOOL_FOLDER, 'forms-host', 'damaged'),
  ];
}

export type Spooled = { file: string; submission: KeptSubmission };

/**
 * Submissions from an address that are still on the disk. A studio on a machine of its own finds
 * none: there they are found once they are stored.
 */
export async function findSpooled(email: string): Promise<Spooled[]> {
  const found: Spooled[] = [];
  for (const folder of await spoolFolders()) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => /\.(?:json|tmp)$/.test(one))) {
      const file = path.join(folder, name);
      const submission = await readSubmission(file);
      const sender = submission?.fields?.email;
      if (submission && String(sender ?? '').toLowerCase() === email) {
        found.push({ file, submission });
      }
    }
  }
  return found;
}

/** Undefined if it is gone, being delivered at this moment, or if it cannot be read. */
async function readSubmission(file: string): Promise<KeptSubmission | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as KeptSubmission;
  } catch {
    return undefined;
  }
}

export async function deleteSpooled(spooled: readonly Spooled[]): Promise<void> {
  for (const { file } of spooled) await rm(file, { force: true });
}
