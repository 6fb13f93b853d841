import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Context } from 'hono';
import { messagesOf } from '#app/messages/catalog.ts';
import { href, localeOfPath } from '#app/routing/href.ts';

/** A fallback page that needs no rendering and depends on no content. */
export function plainPage(locale: Locale, title: string, text = ''): string {
  const { toHome } = messagesOf(locale).errors;
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<h1>${title}</h1>${text && `<p>${text}</p>`}` +
    `<p><a href="${href('home', {}, locale)}">${toHome}</a></p></html>`
  );
}

/** The last resort, when even the error page failed. */
export function doubleErrorPage(pathname: string): string {
  const locale = localeOfPath(pathname);
  return plainPage(locale, messagesOf(locale).errors.double);
}

/** After this long, most of the current queue is done. */
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
