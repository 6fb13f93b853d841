import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { raiseContentVersion } from '../content-versions/content-version.ts';
import { transactionOf } from '../database/sql.ts';
import { cleanStoredPicture, UnreadablePictureError } from './clean-stored-picture.ts';
import { noteSize } from './note-size.ts';

type Outcome = { cleaned: string[]; putAside: string[] };

/**
 * Cleans every picture in a folder of the library and updates its size in the database. It can be
 * interrupted and run again: clean files are skipped. An unreadable file is renamed to a hidden
 * one, which is never served.
 */
export async function cleanLibrary(folder: string, req: PayloadRequest): Promise<Outcome> {
  const outcome: Outcome = { cleaned: [], putAside: [] };
  const db = await transactionOf(req);
  let isContentNew = false;
  for (const name of await picturesIn(folder)) {
    try {
      const picture = await cleanStoredPicture(path.join(folder, name));
      if (picture.wasCleaned) outcome.cleaned.push(name);
      if (!(await noteSize(db, name, picture))) continue;
      isContentNew = true;
      // By this the site detects which entries it has to reload.
      await db.execute(sql`update media set updated_at = now() where filename = ${name}`);
    } catch (error) {
      if (!(error instanceof UnreadablePictureError)) throw error;
      await rename(path.join(folder, name), path.join(folder, `.unreadable-${name}`));
      outcome.putAside.push(name);
    }
  }
  if (isContentNew) await raiseContentVersion(req, 'media');
  return outcome;
}

/** The folder does not exist before the first upload. */
async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}
