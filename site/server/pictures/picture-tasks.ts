import { makeThumbnail } from './make-thumbnail.ts';
import { encodeVisitorPicture } from './encode-visitor-picture.ts';
import { cleanPicture } from '@clinic/cms/pictures/clean-picture';
import { hasNoMetadata } from '@clinic/cms/pictures/has-no-metadata';
import { drawSharePicture } from './draw-share-picture.ts';

/** A picture of another host without its metadata. Undefined if it cannot be read. */
async function withoutMetadata(bytes: Buffer): Promise<Buffer | undefined> {
  if (await hasNoMetadata(bytes).catch(() => false)) return bytes;
  return (await cleanPicture(bytes, { isDamagedFine: true }))?.data;
}

/** All work on pictures. It is done in a process of its own: see picture-process.ts. */
export const pictureTasks = {
  makeThumbnail,
  drawSharePicture,
  encodeVisitorPicture,
  withoutMetadata,
};

export type PictureTasks = typeof pictureTasks;
