import type { RequestParams } from '#server/api/request-params.ts';
import { parseImageParams } from './image-params.ts';
import { isPageSize } from './page-sizes.ts';

/**
 * A picture just as our pages show it opens without the token, which must not stand in a page. There
 * are few such sizes, so nobody can have the service make endlessly many.
 */
export function isOpenPicture(params: RequestParams, accept: string | undefined): boolean {
  try {
    const { wantsBytes, isNegotiated, ...request } = parseImageParams(params, accept);
    return wantsBytes && isNegotiated && isPageSize(request);
  } catch {
    // What is wrong with the parameters is said to those who may ask.
    return false;
  }
}
