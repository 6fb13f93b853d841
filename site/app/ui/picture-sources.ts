import { imageAddress } from './image-address.ts';
import { cropSize, cropWidths, type CropWidth, type Ratio } from './picture-sizes.ts';
import type { PictureView } from './picture-view.ts';

/** The URL of one crop of a picture. */
export function thumbnail(
  host: string,
  { path, focal }: PictureView,
  width: CropWidth,
  ratio: Ratio,
): string {
  return imageAddress(host, path, cropSize(width, ratio), focal);
}

/** The srcset from which a browser picks a size. */
export function sources(host: string, picture: PictureView, ratio: Ratio): string {
  return cropWidths(ratio)
    .map((width) => `${thumbnail(host, picture, width, ratio)} ${width}w`)
    .join(', ');
}
