import type { Context } from 'hono';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { etagOf, matchesEtag } from '#server/http/etag.ts';
import { RequestError } from '#server/http/request-error.ts';

const JSON_TYPE = 'application/json';
/** Cached anywhere, but revalidated before every use: content may change at any second. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

export async function sendJson(context: Context, value: unknown): Promise<Response> {
  // Encoded once: a string would be encoded for its ETag, and again to be sent.
  const body = Buffer.from(await stringifyInSlices(value));
  const headers: Record<string, string> = {
    'Content-Type': JSON_TYPE,
    'Cache-Control': REVALIDATE,
  };
  if (context.req.method === 'GET' || context.req.method === 'HEAD') {
    headers.ETag = etagOf(body);
    if (matchesEtag(context.req.header('if-none-match'), headers.ETag)) {
      return context.body(null, 304, headers);
    }
  }
  return context.body(body, 200, headers);
}

export function sendError(context: Context, error: RequestError): Response {
  return context.body(JSON.stringify(error.body), error.status, {
    'Content-Type': JSON_TYPE,
    'Cache-Control': 'no-store',
    ...error.headers,
  });
}

/** Clients that speak JSON get JSON; all others get an empty body, as from Cockpit. */
export function sendNotFound(
  context: Context,
  contentType: 'text/html;charset=UTF-8' | 'application/json' = 'text/html;charset=UTF-8',
): Response {
  if (speaksJson(context)) return sendError(context, new RequestError(404, 'Not found'));
  return context.body('', 404, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
}

function speaksJson({ req }: Context): boolean {
  return ['accept', 'content-type'].some((name) => req.header(name)?.includes(JSON_TYPE));
}

/** JSON.stringify that yields between the items of lists at the first and second level. */
export async function stringifyInSlices(value: unknown): Promise<string> {
  const yieldToEventLoop = createYieldToEventLoop();
  if (Array.isArray(value)) return stringifyList(value, yieldToEventLoop);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members: string[] = [];
  for (const [name, part] of Object.entries(value)) {
    const text = Array.isArray(part)
      ? await stringifyList(part, yieldToEventLoop)
      : JSON.stringify(part);
    // Undefined members are left out, as by JSON.stringify.
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

async function stringifyList(
  list: readonly unknown[],
  yieldToEventLoop: YieldToEventLoop,
): Promise<string> {
  const texts: string[] = [];
  for (const item of list) {
    texts.push(JSON.stringify(item) ?? 'null');
    await yieldToEventLoop();
  }
  return `[${texts.join(',')}]`;
}
