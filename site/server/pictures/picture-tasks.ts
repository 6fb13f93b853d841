import { makeThumbnail } from './make-thumbnail.ts';
import { encodeVisitorPicture } from './encode-visitor-picture.ts';
import { withoutMetadata } from './without-metadata.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** All work on pictures. It is done in a process of its own: see picture-process.ts. */
export const pictureTasks = {
  makeThumbnail,
  drawSharePicture,
  encodeVisitorPicture,
  withoutMetadata,
};

export type PictureTasks = typeof pictureTasks;
