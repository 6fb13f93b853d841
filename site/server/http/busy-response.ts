import type { Context } from 'hono';
import { messagesOf } from '#app/messages/catalog.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { plainPage } from './plain-page.ts';

/** By then, most of the current queue is done. */
export const RETRY_SECONDS = 4;

/** A 503 for overload, which costs next to nothing to make. */
export function busyResponse(context: Context): Response {
  const locale = localeOfPath(context.req.path);
  const { busyTitle, busyText } = messagesOf(locale).errors;
  return context.html(plainPage(locale, busyTitle, busyText), 503, {
    'Content-Language': locale,
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
  });
}
