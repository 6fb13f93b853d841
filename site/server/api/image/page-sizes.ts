import {
  CROP_WIDTHS,
  cropSize,
  drawingSize,
  LOGO_WIDTHS,
  logoSize,
  RATIOS,
  VIEWER_SIDES,
  viewerSize,
} from '#app/ui/picture-sizes.ts';
import { RequestParams } from '#server/api/http/request-params.ts';
import type { FocalPoint, ImageRequest } from '#server/pictures/image-request.ts';
import { parseImageParams } from './image-params.ts';

type Size = Pick<ImageRequest, 'mode' | 'width' | 'height' | 'quality'>;

const nameOf = ({ mode, width, height, quality }: Size) => [mode, width, height, quality].join(' ');

const PAGE_SIZES = new Set(
  [
    ...RATIOS.flatMap((ratio) => CROP_WIDTHS.map((width) => cropSize(width, ratio))),
    ...RATIOS.flatMap((ratio) => CROP_WIDTHS.map((width) => drawingSize(width, ratio))),
    ...VIEWER_SIDES.map(viewerSize),
    ...LOGO_WIDTHS.map(logoSize),
  ].map(nameOf),
);

const MIDDLE = 50;

function isPageSize(size: Size): boolean {
  return PAGE_SIZES.has(nameOf(size));
}

/** Whether our pages show it. Any client may ask for it: such pictures are few and made once. */
export function isUsedByPages(request: ImageRequest, focal: FocalPoint | undefined): boolean {
  const { x, y } = request.focal;
  const isMiddle = x === MIDDLE && y === MIDDLE;
  const isFormat = request.format === undefined || request.format === 'webp';
  const isFocal = isMiddle || (x === focal?.x && y === focal.y);
  return isFormat && isFocal && isPageSize(request);
}

/** Pictures in the pages' few sizes need no token, because a token must not be in a page. */
export function isOpenPicture(params: RequestParams, accept: string | undefined): boolean {
  try {
    const { wantsBytes, wantsBase64, isNegotiated, ...request } = parseImageParams(params, accept);
    return wantsBytes && !wantsBase64 && isNegotiated && isPageSize(request);
  } catch {
    // Only authorised clients are told what is wrong with the parameters.
    return false;
  }
}

/** The widths that most phones choose for a picture as wide as their screen. */
const PHONE_WIDTHS = new Set(['480', '720']);
const ACCEPTS_AVIF = 'image/avif,image/webp';

export function picturesForPhones(html: string): ImageRequest[] {
  const addresses = new Set(html.match(/\/api\/cockpit\/image\?[^"\s,]+/g));
  return [...addresses].flatMap((address) => {
    const query = new URLSearchParams(address.split('?')[1]?.replaceAll('&amp;', '&'));
    const params = new RequestParams(Object.fromEntries(query), {});
    const isWanted = PHONE_WIDTHS.has(query.get('w') ?? '') && isOpenPicture(params, ACCEPTS_AVIF);
    return isWanted ? parseImageParams(params, ACCEPTS_AVIF) : [];
  });
}
