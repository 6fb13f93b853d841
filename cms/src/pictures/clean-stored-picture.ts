import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeDurably } from '../files/write-durably.ts';
import { cleanPicture } from './clean-picture.ts';
import { hasNoMetadata } from './has-no-metadata.ts';

export type StoredPicture = { bytes: number; width: number; height: number };

/** A stored file that should be a picture but cannot be decoded. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
}

/** Removes all metadata from a stored picture, in place: name and displayed size stay the same. */
export async function cleanStoredPicture(file: string): Promise<StoredPicture> {
  const content = await readFile(file);
  if (await hasNoMetadata(content).catch(() => false)) {
    const { width, height, pageHeight } = await sharp(content).metadata();
    return { bytes: content.length, width, height: pageHeight ?? height };
  }
  const clean = await cleanPicture(content, { isDamagedFine: true });
  if (!clean) throw new UnreadablePictureError(`${path.basename(file)} cannot be read`);
  const { mode } = await stat(file);
  await writeDurably(file, clean.data, { mode });
  const { data, width, height } = clean;
  return { bytes: data.length, width, height };
}
