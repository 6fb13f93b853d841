import { PREVIEW_PATH, readPreviewLink } from '@alpsera/cms/preview';
import { LOCALES } from '@alpsera/cms/locales';
import { Hono, type Context } from 'hono';
import { previewAddress } from '../../app/pages/preview-address.ts';
import { matchPage } from '../../app/routing/match-page.ts';
import { tidyTerm } from '../../app/search/search-term.ts';
import type { ContentStore } from '../content/store.ts';
import { pageOfData } from './data-address.ts';
import { ROUTES_PARAMETER } from './data-routes.ts';
import { pageParameters } from './page-parameters.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendAnswer } from './send-answer.ts';
import { tidyPath } from './tidy-path.ts';

const MAX_ADDRESS_LENGTH = 2048;

type Deps = { store: ContentStore; renderer: PageRenderer };

export function pageRoutes({ store, renderer }: Deps): Hono {
  const routes = new Hono();

  routes.get(PREVIEW_PATH, async (context) => {
    const target = readPreviewLink(new URL(context.req.url).searchParams);
    const locale = LOCALES.find((known) => known === target?.locale);
    if (!target || !locale) return context.text('This preview link is not valid any more.', 403);
    const snapshot = await store.withDraft(target.collection, target.id);
    const address = snapshot && previewAddress(snapshot, target.collection, target.id, locale);
    if (!snapshot || !address) return context.text('There is nothing to preview.', 404);
    return sendAnswer(context, await renderer.preview(snapshot, address));
  });

  routes.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const problem = refuse(context, pathname);
    if (problem) return problem;
    const tidy = pathname.endsWith('.data') ? pathname : tidyPath(pathname);
    if (tidy !== pathname) {
      const query = context.req.url.split('?')[1];
      return context.redirect(`${tidy}${query ? `?${query}` : ''}`, 308);
    }
    const { snapshot } = store;
    if (!snapshot) return context.text('The site is starting. Please try again in a moment.', 503);
    const own = pageParameters(pathname, searchParams);
    if (own.size > 0) {
      return sendAnswer(context, await renderer.fresh(snapshot, `${pathname}?${own}`));
    }
    const address = await cacheAddress(renderer, pathname, searchParams);
    return sendAnswer(context, await renderer.page(snapshot, address));
  });

  return routes;
}

function refuse(context: Context, pathname: string): Response | undefined {
  if (context.req.url.length > MAX_ADDRESS_LENGTH) return context.text('Address too long', 414);
  try {
    if (!decodeURIComponent(pathname).includes('\0')) return undefined;
  } catch {
    // Falls through: an address that cannot be decoded is as wrong as one with a NUL in it.
  }
  return context.text('Malformed address', 400);
}

/** The address with the parameters that change what the server sends; others are left out. */
async function cacheAddress(
  renderer: PageRenderer,
  pathname: string,
  given: URLSearchParams,
): Promise<string> {
  const kept = new URLSearchParams();
  const page = pageOfData(pathname);
  const routes = page && (await renderer.routesWanted(page, given.get(ROUTES_PARAMETER)));
  if (routes) kept.set(ROUTES_PARAMETER, routes);
  const term = searchTerm(page ?? pathname, given);
  if (term) kept.set('q', term);
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** Only one page answers questions; on all others `q` is a parameter like any other. */
function searchTerm(pathname: string, given: URLSearchParams): string {
  const term = tidyTerm(given.get('q'));
  const isSearch = term && matchPage(pathname)?.id === 'search';
  return isSearch ? term : '';
}
