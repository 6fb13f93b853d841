import { imageAddress } from './image-address.ts';
import { cropSize, cropWidths, drawingSize, type CropWidth, type Ratio } from './picture-sizes.ts';
import { isDrawing, type PictureView } from './picture-view.ts';

/** The URL of one crop of a picture. */
export function thumbnail(
  host: string,
  picture: PictureView,
  width: CropWidth,
  ratio: Ratio,
): string {
  const sizeOf = isDrawing(picture) ? drawingSize : cropSize;
  return imageAddress(host, picture.path, sizeOf(width, ratio), picture.focal);
}

/** The srcset from which a browser picks a size. */
export function sources(host: string, picture: PictureView, ratio: Ratio): string {
  return cropWidths(ratio)
    .map((width) => `${thumbnail(host, picture, width, ratio)} ${width}w`)
    .join(', ');
}
