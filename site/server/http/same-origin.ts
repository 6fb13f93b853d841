import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * Requests that change something must come from our own pages. Browsers send the origin in one of
 * two headers; a request with neither is rejected too.
 */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler {
  const { origin: own } = new URL(siteUrl);
  return async (context, next) => {
    const site = context.req.header('Sec-Fetch-Site');
    const origin = context.req.header('Origin');
    const isOwn = site ? site === 'same-origin' : origin === own;
    if (!isOwn) throw new HTTPException(403);
    return next();
  };
}

/** The page a form was sent from, as a path of our own; the home page if that is unknown. */
export function returnPath(referrer: string | undefined, siteUrl: string): string {
  if (!referrer || !URL.canParse(referrer)) return '/';
  const { origin, pathname, search } = new URL(referrer);
  if (origin !== new URL(siteUrl).origin) return '/';
  // A path with two leading slashes would lead to another host.
  return `${pathname.replace(/^\/{2,}/, '/')}${search}`;
}
