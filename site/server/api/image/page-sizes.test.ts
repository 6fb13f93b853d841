import { describe, expect, it } from 'vitest';
import { imageUrl } from '#app/ui/image-url.ts';
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
import { RequestParams } from '#server/api/http/request-params.ts';
import { parseImageParams } from './image-params.ts';
import { isOpenPicture, isUsedByPages, picturesForPhones } from './page-sizes.ts';

const ACCEPT = 'image/avif,image/webp,*/*';

const SIZES: readonly [string, readonly PictureSize[]][] = [
  ['photo', CROP_WIDTHS.map((width) => cropSize(width, '3/2'))],
  ['drawing', CROP_WIDTHS.map((width) => drawingSize(width, '3/2'))],
  ['picture in the viewer', VIEWER_SIDES.map(viewerSize)],
  ['logo', LOGO_WIDTHS.map(logoSize)],
];

/** The query of a picture's address, as a page prints it. */
function paramsOf(size: PictureSize): RequestParams {
  const address = imageUrl('https://clinic.example', '/storage/uploads/a.png', size);
  return new RequestParams(Object.fromEntries(new URL(address).searchParams), {});
}

describe('pictures of our pages', () => {
  it.each(SIZES)('a %s needs no token and is kept with those of pages', (_, sizes) => {
    for (const size of sizes) {
      const params = paramsOf(size);
      expect(isOpenPicture(params, ACCEPT), JSON.stringify(size)).toBe(true);
      expect(isUsedByPages(parseImageParams(params, ACCEPT), undefined)).toBe(true);
    }
  });

  it('another quality is not one of them', () => {
    const params = paramsOf({ ...viewerSize(800), quality: 20 });
    expect(isOpenPicture(params, ACCEPT)).toBe(false);
  });

  it('those that phones will ask for are known from the page', () => {
    const sources = CROP_WIDTHS.map((width) => {
      const address = imageUrl('', '/storage/uploads/a.jpg', cropSize(width, '3/2'));
      return `${address.replaceAll('&', '&amp;')} ${width}w`;
    });
    const html = `<img srcset="${sources.join(', ')}"><a href="/api/cockpit/image?w=480&amp;m=x">`;
    expect(picturesForPhones(html)).toMatchObject([
      { src: '/storage/uploads/a.jpg', width: 480, height: 320, orAvif: true },
      { src: '/storage/uploads/a.jpg', width: 720, height: 480, orAvif: true },
    ]);
  });
});
