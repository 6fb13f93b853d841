import { describe, expect, it } from 'vitest';
import { imageAddress } from '#app/ui/image-address.ts';
import {
  CROP_WIDTHS,
  cropSize,
  drawingSize,
  LOGO_WIDTHS,
  logoSize,
  VIEWER_SIDES,
  viewerSize,
  type PictureSize,
} from '#app/ui/picture-sizes.ts';
import { parseImageParams } from './image-params.ts';
import { isOfPages, isOpenPicture } from './page-sizes.ts';

const ACCEPT = 'image/avif,image/webp,*/*';

const SIZES: readonly [string, readonly PictureSize[]][] = [
  ['photo', CROP_WIDTHS.map((width) => cropSize(width, '3/2'))],
  ['drawing', CROP_WIDTHS.map((width) => drawingSize(width, '3/2'))],
  ['picture in the viewer', VIEWER_SIDES.map(viewerSize)],
  ['logo', LOGO_WIDTHS.map(logoSize)],
];

describe('pictures of our pages', () => {
  it.each(SIZES)('a %s needs no token and is kept with those of pages', (_, sizes) => {
    for (const size of sizes) {
      const address = imageAddress('', '/storage/uploads/a.png', size);
      const query = new URL(address, 'https://alpsera.example').searchParams;
      const params = Object.fromEntries(query);
      expect(isOpenPicture(params, ACCEPT), address).toBe(true);
      expect(isOfPages(parseImageParams(params, ACCEPT), undefined), address).toBe(true);
    }
  });

  it('another quality is not one of them', () => {
    const address = imageAddress('', '/storage/uploads/a.png', { ...viewerSize(800), quality: 20 });
    const query = new URL(address, 'https://alpsera.example').searchParams;
    expect(isOpenPicture(Object.fromEntries(query), ACCEPT)).toBe(false);
  });
});
