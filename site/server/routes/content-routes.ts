import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentStore } from '#content/store.ts';
import { bearerOf, constantTimeEquals } from '#server/api/http/authorize.ts';
import type { Broadcast } from '#server/processes/messages.ts';

export type ContentDeps = {
  store: Pick<ContentStore, 'refreshSoon' | 'accept'>;
  /** Without a token, these routes do not exist. */
  refreshToken?: string;
  /** A call reaches one process of the site, and is meant for all. */
  broadcast?: (news: Broadcast) => void;
};

/** A webhook of Cockpit sends the whole entry along, which is not read. */
const MAX_BYTES = 4 * 1024 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

/** `refresh?full` also finds undated changes; `accept` shows content although much was lost. */
export function contentRoutes({ store, refreshToken: token, broadcast }: ContentDeps): Hono {
  const routes = new Hono();
  if (!token) return routes;
  routes.use('/api/content/*', bodyLimit({ maxSize: MAX_BYTES }), async (context, next) => {
    const { req } = context;
    const given = req.query('token') ?? req.header('cockpit-token') ?? bearerOf(context);
    if (given !== undefined && constantTimeEquals(given, token)) return next();
    return context.json({ error: 'Unauthorized' }, 401, NO_STORE);
  });
  // Answers at once: a small host waits for its webhooks while it saves.
  routes.post('/api/content/refresh', (context) => {
    const isFull = context.req.query('full') !== undefined;
    store.refreshSoon({ isFull });
    broadcast?.({ type: 'refresh', isFull });
    return context.json({ status: 'refreshing' }, 202, NO_STORE);
  });
  routes.post('/api/content/accept', (context) => {
    const offered = context.req.query('offered') ?? '';
    if (store.accept(offered)) {
      broadcast?.({ type: 'accept', offered });
      return context.json({ status: 'accepted' }, 202, NO_STORE);
    }
    const error = 'This is not what the host offers now; /readyz names it';
    return context.json({ error }, 409, NO_STORE);
  });
  return routes;
}
