import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import type { Context } from 'hono';
import { errorObject } from '#app/error-object.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { Refusal } from '#app/refusals.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { ContentStore } from '#content/store.ts';
import { returnPath } from '#server/http/same-origin.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainPage } from '#server/http/plain-page.ts';
import { sendResponse, wantsJson } from './send-response.ts';

type Deps = {
  siteUrl: string;
  store: Pick<ContentStore, 'snapshot'>;
  renderer: Pick<PageRenderer, 'refused'>;
};

export async function respondWithError(
  context: Context,
  { store, renderer, siteUrl }: Deps,
  status: Refusal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const locale = localeOf(context, siteUrl);
  const { title, text } = messagesOf(locale).errors.refusals[status];
  const own = { ...headers, 'Content-Language': locale, 'Cache-Control': 'no-store' };
  if (wantsJson(context.req.header('Accept'))) {
    return context.json(errorObject({ status }, title), status, own);
  }
  const { snapshot } = store;
  if (!snapshot) return context.html(plainPage(locale, title, text), status, own);
  const response = sendResponse(context, await renderer.refused(snapshot, locale, status));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The language of the requested page; failing that, of the page the visitor comes from. */
function localeOf({ req }: Context, siteUrl: string): Locale {
  const isPage = matchPage(req.path) !== undefined;
  const from = returnPath(req.header('Referer'), siteUrl);
  return localeOfPath(isPage || localeOfPath(req.path) !== DEFAULT_LOCALE ? req.path : from);
}
