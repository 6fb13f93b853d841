import { makeThumbnail } from '../api/image/make-thumbnail.ts';
import { encodeVisitorPicture } from '../inbox/encode-visitor-picture.ts';
import { withoutMetadata } from '../remote/without-metadata.ts';
import { drawSharePicture } from '../share/draw-share-picture.ts';

/** All that the site does with pictures. It is done in a process of its own: see picture-process.ts. */
export const pictureWorks = {
  ...{ makeThumbnail, drawSharePicture, encodeVisitorPicture, withoutMetadata },
};

export type PictureWorks = typeof pictureWorks;
