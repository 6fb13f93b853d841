import type { Context } from 'hono';
import { messagesOf } from '#app/messages/catalog.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { plainPage } from './plain-page.ts';

const RETRY_SECONDS = '2';

/** A 503 for a start without content: for its first seconds, or until the source answers. */
export function startingResponse(context: Context): Response {
  const locale = localeOfPath(new URL(context.req.url).pathname);
  return context.html(plainPage(locale, messagesOf(locale).errors.starting), 503, {
    'Content-Language': locale,
    'Retry-After': RETRY_SECONDS,
    'Cache-Control': 'no-store',
  });
}
