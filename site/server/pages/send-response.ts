import type { Context } from 'hono';
import { selectVariant, type CachedResponse } from '#server/http/cached-response.ts';

export function sendResponse(context: Context, answer: CachedResponse): Response {
  const { status, headers, body } = selectVariant(answer, {
    acceptEncoding: context.req.header('accept-encoding'),
    ifNoneMatch: context.req.header('if-none-match'),
  });
  const isEmpty = body === null || context.req.method === 'HEAD';
  return new Response(isEmpty ? null : (body as Uint8Array<ArrayBuffer>), { status, headers });
}

/** Browsers accept HTML; a client that accepts JSON and not HTML is a program or our script. */
export function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}
