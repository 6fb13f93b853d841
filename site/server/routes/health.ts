import { Hono } from 'hono';
import type { ContentStore } from '#content/store.ts';

type Deps = {
  store: Pick<ContentStore, 'freshness' | 'snapshot'>;
  hasDatabase: boolean;
  /** Whether the site is about to end: a proxy should send its requests elsewhere. */
  isDraining?: () => boolean;
  /** Reasons why a form could not be kept now. */
  troubles?: () => Promise<readonly string[]>;
};

/**
 * `/healthz`: the process lives. `/readyz`: it can serve pages, and how fresh its content is, and
 * can keep what visitors send; a machine that cannot is better left out for a while. If there is no
 * other, pages are better than nothing: `/readyz?pages` asks for them alone.
 */
export function healthRoutes({
  store,
  hasDatabase,
  isDraining = () => false,
  troubles = async () => [],
}: Deps): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'ok' }, 200, NOT_KEPT));
  routes.get('/readyz', async (context) => {
    if (isDraining()) return context.json({ status: 'draining' }, 503, NOT_KEPT);
    const { ready, staleSince, suspicion, why } = store.freshness;
    const more = hasDatabase ? {} : { forms: FORMS_WAIT };
    if (!ready) return context.json({ status: 'starting', why, ...more }, 503, NOT_KEPT);
    const version = store.snapshot?.version;
    const asksForPages = context.req.query('pages') !== undefined;
    const reasons = asksForPages ? [] : await troubles();
    if (reasons.length > 0) {
      return context.json({ status: 'forms cannot be kept', reasons, version }, 503, NOT_KEPT);
    }
    if (suspicion) {
      return context.json({ status: 'suspicious', ...suspicion, version, ...more }, 200, NOT_KEPT);
    }
    return staleSince
      ? context.json({ status: 'stale', since: staleSince, why, version, ...more }, 200, NOT_KEPT)
      : context.json({ status: 'ready', version, ...more }, 200, NOT_KEPT);
  });
  return routes;
}

/** Without a database nobody reads what visitors send, until there is one. */
export const FORMS_WAIT =
  'without DATABASE_URL, forms only wait in DATA_DIR/spool: nobody is told of them';

const NOT_KEPT = { 'Cache-Control': 'no-store' };
