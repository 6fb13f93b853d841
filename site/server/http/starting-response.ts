import { isLocale, type Locale } from '@clinic/cms/clinic-config/locales';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { messagesOf } from '#app/messages/catalog.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { plainPage } from './plain-page.ts';

const RETRY_SECONDS = '2';

/** A 503 while a site that has just started has no content yet. */
export function startingResponse(context: Context): Response {
  const locale = languageOf(context);
  return context.html(plainPage(locale, messagesOf(locale).errors.starting), 503, {
    'Content-Language': locale,
    'Retry-After': RETRY_SECONDS,
    'Cache-Control': 'no-store',
  });
}

/** The language of the address, or the visitor's if the address is just `/`. */
function languageOf(context: Context): Locale {
  const { pathname } = new URL(context.req.url);
  const accepted = parseAccept(context.req.header('Accept-Language') ?? '');
  const wanted = [getCookie(context, 'language'), ...accepted.map(({ type }) => type.slice(0, 2))];
  return (pathname === '/' ? wanted.find(isLocale) : undefined) ?? localeOfPath(pathname);
}
