import { Hono } from 'hono';
import type { ContentStore } from '#content/store.ts';

export type HealthDeps = {
  store: Pick<ContentStore, 'freshness' | 'snapshot'>;
  hasDatabase: boolean;
  /** Whether the site is about to end: a proxy should send its requests elsewhere. */
  isDraining?: () => boolean;
  problems?: () => Promise<readonly string[]>;
  pictureProblem?: () => string | undefined;
};

// A machine that cannot keep forms should get no requests; if there is no other, `/readyz?pages`
// asks about pages alone. Pages without new pictures are better than none: `/readyz` says so, but
// with status 200.
export function healthRoutes({
  store,
  hasDatabase,
  isDraining = () => false,
  problems = async () => [],
  pictureProblem = () => undefined,
}: HealthDeps): Hono {
  return new Hono()
    .get('/healthz', (context) => context.json({ status: 'ok' }, 200, NO_STORE))
    .get('/readyz', async (context) => {
      if (isDraining()) return context.json({ status: 'draining' }, 503, NO_STORE);
      const { ready, staleSince, suspicion, why } = store.freshness;
      const asksForPages = context.req.query('pages') !== undefined;
      const pictures = asksForPages ? undefined : pictureProblem();
      const more = { ...(!hasDatabase && { forms: FORMS_WAIT }), ...(pictures && { pictures }) };
      if (!ready) return context.json({ status: 'starting', why, ...more }, 503, NO_STORE);
      const version = store.snapshot?.version;
      const reasons = asksForPages ? [] : await problems();
      if (reasons.length > 0) {
        const status = 'forms cannot be kept';
        return context.json({ status, reasons, version, ...more }, 503, NO_STORE);
      }
      if (suspicion) {
        return context.json(
          { status: 'suspicious', ...suspicion, version, ...more },
          200,
          NO_STORE,
        );
      }
      if (staleSince) {
        const stale = { status: 'stale', since: staleSince, why };
        return context.json({ ...stale, version, ...more }, 200, NO_STORE);
      }
      const status = pictures ? 'pictures cannot be made' : 'ready';
      return context.json({ status, version, ...more }, 200, NO_STORE);
    });
}

export const FORMS_WAIT =
  'without DATABASE_URL, forms only wait in DATA_DIR/spool: nobody is told of them';

const NO_STORE = { 'Cache-Control': 'no-store' };
