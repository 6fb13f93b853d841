import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { pageOfData } from './pages/data-address.ts';
import { dataRedirect } from './pages/data-redirect.ts';
import { ROUTES_PARAMETER } from './pages/data-routes.ts';
import { cleanDoubled } from './redirects/doubled-addresses.ts';
import { movedTo, type Moved } from './redirects/moved-addresses.ts';
import type { Snapshot } from './content/snapshot.ts';

type Deps = { store: { readonly snapshot: Snapshot | undefined }; logger: Logger };

/**
 * Leads old, mistyped and moved addresses on, pages as well as the data that is fetched for them.
 * Whatever fails here, the request itself goes on.
 */
export function redirects({ store, logger }: Deps): MiddlewareHandler {
  return async (context, next) => {
    try {
      const { pathname, search } = new URL(context.req.url);
      const page = pageOfData(pathname);
      const moved = redirectOf(store.snapshot, page ?? pathname, ownSearch(search));
      if (moved && page !== undefined) return await dataRedirect(moved.to, moved.status);
      if (moved) return context.redirect(moved.to, moved.status);
    } catch (error) {
      logger.error({ err: error, path: context.req.path }, 'a redirect failed');
    }
    return next();
  };
}

function redirectOf(
  snapshot: Snapshot | undefined,
  pathname: string,
  search: string,
): Moved | undefined {
  const clean = cleanDoubled(pathname, search);
  if (clean) return { to: clean, status: 302 };
  return snapshot && movedTo(snapshot, pathname, search);
}

/** The query without what the router in the browser adds to it. */
function ownSearch(search: string): string {
  if (!search.includes(ROUTES_PARAMETER)) return search;
  const query = new URLSearchParams(search);
  query.delete(ROUTES_PARAMETER);
  return query.size > 0 ? `?${query}` : '';
}
