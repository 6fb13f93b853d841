import { addressKey } from '@clinic/cms/values/network-address';
import type { Context } from 'hono';
import { matchesEtag } from '#server/http/etag.ts';
import { visitorAddress } from '#server/http/visitor-address.ts';

import type { RequestParams } from '#server/api/http/request-params.ts';
import { sendNotFound } from '#server/api/http/respond.ts';
import { parseImageParams } from './image-params.ts';
import type { ImageService } from './image-service.ts';
import { MAY_CHANGE, PICTURE_HEADERS } from './picture-headers.ts';
import { signedImageQuery } from './signature.ts';

type Deps = { images: ImageService; siteUrl: string; apiToken?: string };

export async function sendImage(
  context: Context,
  params: RequestParams,
  { images, siteUrl, apiToken }: Deps,
): Promise<Response> {
  const { wantsBytes, isNegotiated, ...request } = parseImageParams(
    params,
    context.req.header('accept'),
  );
  if (!wantsBytes) {
    if (!(await images.find(request.src))) return sendNotFound(context, 'application/json');
    const address = new URL('/api/cockpit/image', siteUrl);
    address.search = signedImageQuery(params, apiToken);
    return context.text(address.href, 200, { 'Cache-Control': 'no-store' });
  }
  const thumbnail = await images.thumbnail(request, {
    from: addressKey(visitorAddress(context)),
    signal: context.req.raw.signal,
  });
  if (!thumbnail) return sendNotFound(context, 'application/json');
  const { bytes, contentType, etag } = thumbnail;
  const headers = {
    ...PICTURE_HEADERS,
    ...(images.mayChange(request.src) && MAY_CHANGE),
    'Content-Type': contentType,
    ETag: etag,
    ...(isNegotiated && { Vary: 'Accept' }),
  };
  if (matchesEtag(context.req.header('if-none-match'), etag))
    return context.body(null, 304, headers);
  const length = { 'Content-Length': String(bytes.byteLength) };
  return context.body(bytes as Buffer<ArrayBuffer>, 200, { ...headers, ...length });
}
