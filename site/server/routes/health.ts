import { Hono } from 'hono';
import type { ContentStore } from '#content/store.ts';

/** `/healthz`: the process lives. `/readyz`: it can serve pages, and how fresh its content is. */
export function healthRoutes(store: Pick<ContentStore, 'freshness' | 'snapshot'>): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'ok' }, 200, NOT_KEPT));
  routes.get('/readyz', (context) => {
    const { ready, staleSince } = store.freshness;
    if (!ready) return context.json({ status: 'starting' }, 503, NOT_KEPT);
    const version = store.snapshot?.version;
    return staleSince
      ? context.json({ status: 'stale', since: staleSince, version }, 200, NOT_KEPT)
      : context.json({ status: 'ready', version }, 200, NOT_KEPT);
  });
  return routes;
}

const NOT_KEPT = { 'Cache-Control': 'no-store' };
