import type { RequestParams } from '#server/api/request-params.ts';
import { parseImageParams } from './image-params.ts';
import { isPageSize } from './page-sizes.ts';

/**
 * Pictures in the sizes of our pages need no token, because a token must not be in a page. There
 * are few such sizes, so clients cannot have an unlimited number of pictures made.
 */
export function isOpenPicture(params: RequestParams, accept: string | undefined): boolean {
  try {
    const { wantsBytes, isNegotiated, ...request } = parseImageParams(params, accept);
    return wantsBytes && isNegotiated && isPageSize(request);
  } catch {
    // Only authorised clients are told what is wrong with the parameters.
    return false;
  }
}
