import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { raiseContentVersion } from '../content-version.ts';
import { transactionOf } from '../sql.ts';
import { cleanStoredPicture, UnreadablePictureError } from './clean-stored-picture.ts';
import { noteSize } from './note-size.ts';

type Outcome = { cleaned: string[]; putAside: string[] };

/**
 * Cleans every picture in a folder of the library, with what the database says of it. Broken off, it
 * can be begun again: what is clean is passed by. A file that nothing can read is kept under a name
 * that is served to nobody.
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
      // By this the site learns which entries it has to read again.
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

/** There is no folder before the first upload. */
async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}
