import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { cleanDoubled } from './redirects/doubled-addresses.ts';
import { movedTo, type Moved } from './redirects/moved-addresses.ts';
import type { Snapshot } from '#content/snapshot.ts';

type Deps = { store: { readonly snapshot: Snapshot | undefined }; logger: Logger };

/** Redirects old, mistyped and moved addresses. After an error here, the request itself goes on. */
export function redirects({ store, logger }: Deps): MiddlewareHandler {
  return async (context, next) => {
    try {
      const { pathname, search } = new URL(context.req.url);
      const moved = redirectOf(store.snapshot, pathname, search);
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
