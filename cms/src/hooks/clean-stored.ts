import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAfterChangeHook } from 'payload';
import { MEDIA_FOLDER } from '../folders.ts';
import { cleanStoredPicture, UnreadablePictureError } from '../pictures/clean-stored-picture.ts';
import { noteSize } from '../pictures/note-size.ts';
import { transactionOf } from '../sql.ts';

/**
 * Checks the stored file: a picture that Payload fetches from another host by itself never passes
 * through cleanUpload.
 */
export const cleanStored: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const stored = await req.payload.db.findOne<{ id: string; filename?: string }>({
    ...{ collection: collection.slug, where: { id: { equals: doc.id } }, req },
    select: { filename: true },
  });
  if (!stored?.filename) return;
  const file = path.join(MEDIA_FOLDER, stored.filename);
  try {
    const picture = await cleanStoredPicture(file);
    await noteSize(await transactionOf(req), stored.filename, picture);
  } catch (error) {
    // A missing file is no reason to refuse a change of its texts.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    if (error instanceof UnreadablePictureError) await rm(file, { force: true });
    throw error;
  }
};
