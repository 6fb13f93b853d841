import type { Context } from 'hono';
import { messagesOf } from '#app/messages/catalog.ts';
import { localeOfPath } from '#app/routing/href.ts';

const RETRY_SECONDS = '2';

/** A 503 for the seconds after a start in which there is no content yet. */
export function startingResponse(context: Context): Response {
  const locale = localeOfPath(new URL(context.req.url).pathname);
  return context.text(messagesOf(locale).errors.starting, 503, {
    'Content-Language': locale,
    'Retry-After': RETRY_SECONDS,
    'Cache-Control': 'no-store',
  });
}
