import { Hono, type Context } from 'hono';
import { errorObject } from '#app/error-object.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { Refusal } from '#app/refusals.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { matchPage, PAGE_PATHS } from '#app/routing/match-page.ts';
import { normalizeTerm } from '#app/search/site-results.ts';
import type { ContentStore } from '#content/store.ts';
import { startingResponse } from '#server/http/starting-response.ts';
import { pageParameters } from './page-parameters.ts';
import type { PageRenderer } from './page-renderer.ts';
import { respondWithError } from './error-response.ts';
import { sendResponse, wantsJson } from './send-response.ts';

const MAX_ADDRESS_LENGTH = 2048;

type Deps = { store: ContentStore; renderer: PageRenderer; siteUrl: string };

export function pageRoutes(deps: Deps): Hono {
  const { store, renderer } = deps;
  return new Hono().on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const refusal = refusalOf(context, pathname);
    if (refusal) return respondWithError(context, deps, refusal);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) return context.redirect(`${canonical}${search}`, 308);
    const { snapshot } = store;
    if (!snapshot) return startingResponse(context);
    const { query, isForOneVisitor } = pageParameters(snapshot, pathname, searchParams);
    if (isForOneVisitor) {
      return sendResponse(context, await renderer.fresh(snapshot, `${pathname}?${query}`));
    }
    const address = query.size > 0 ? `${pathname}?${query}` : cacheAddress(pathname, searchParams);
    const answer = await renderer.page(snapshot, address);
    const isMissing = answer.status === 404;
    if (isMissing && wantsJson(context.req.header('Accept'))) return missingData(context);
    return sendResponse(context, answer);
  });
}

function missingData(context: Context): Response {
  const locale = localeOfPath(context.req.path);
  const { notFoundTitle } = messagesOf(locale).errors;
  return context.json(errorObject({ status: 404 }, notFoundTitle), 404, {
    'Content-Language': locale,
    'Cache-Control': 'no-store',
  });
}

function refusalOf(context: Context, pathname: string): Refusal | undefined {
  if (context.req.url.length > MAX_ADDRESS_LENGTH) return 414;
  try {
    return decodeURIComponent(pathname).includes('\0') ? 400 : undefined;
  } catch {
    // An address that cannot be decoded is as wrong as one with a NUL in it.
    return 400;
  }
}

function cacheAddress(pathname: string, given: URLSearchParams): string {
  const term = searchTerm(pathname, given);
  return term ? `${pathname}?${new URLSearchParams({ q: term })}` : pathname;
}

/** Only the search page uses `q`; on all others it is a parameter like any other. */
function searchTerm(pathname: string, given: URLSearchParams): string {
  const term = normalizeTerm(given.get('q'));
  const isSearch = term && matchPage(pathname)?.id === 'search';
  return isSearch ? term : '';
}

/** Ids of videos are YouTube's, which are case-sensitive. */
const VIDEO = new RegExp(`^(/(?:${videoPaths().join('|') || '(?!)'}))([^/]+)$`, 'i');

function videoPaths(): string[] {
  return PAGE_PATHS.filter(({ id }) => id === 'video').map(({ path }) => path.replace(':id', ''));
}

/** Encoded letters, digits and signs that mean the same without the encoding. */
const NEEDLESSLY_ENCODED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)/gi;

export function canonicalPath(pathname: string): string {
  const plain = pathname.replace(NEEDLESSLY_ENCODED, decodeURIComponent);
  const path = `/${plain.split('/').filter(Boolean).join('/')}`;
  const video = VIDEO.exec(path);
  return video ? `${video[1]?.toLowerCase()}${video[2]}` : path.toLowerCase();
}
