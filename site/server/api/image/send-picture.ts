import type { Context } from 'hono';
import { matchesEtag } from '#server/http/etag.ts';

/** For a picture that is requested by its id: an editor may replace it. */
export const MAY_CHANGE = { 'Cache-Control': 'public, no-cache' } as const;

/** An upload's name holds a hash of its content, so it never changes; other sites may read it. */
export const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

export function sendPicture(
  context: Context,
  { bytes, etag }: { bytes: Buffer; etag: string },
  more: Readonly<Record<string, string>>,
): Response {
  const headers = { ...PICTURE_HEADERS, ...more, ETag: etag };
  if (matchesEtag(context.req.header('if-none-match'), etag))
    return context.body(null, 304, headers);
  const length = { 'Content-Length': String(bytes.byteLength) };
  return context.body(bytes as Buffer<ArrayBuffer>, 200, { ...headers, ...length });
}
