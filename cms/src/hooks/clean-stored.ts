import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionAfterChangeHook } from 'payload';
import { MEDIA_FOLDER } from '../folders.ts';
import { cleanStoredPicture, UnreadablePictureError } from '../pictures/clean-stored-picture.ts';
import { noteSize } from '../pictures/note-size.ts';
import { transactionOf } from '../sql.ts';

/**
 * Looks at what was stored in the end: a picture that Payload fetches from another host by itself
 * never was an upload.
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
    // A lost file is no reason to refuse a new text for it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    if (error instanceof UnreadablePictureError) await rm(file, { force: true });
    throw error;
  }
};
