import { Hono } from 'hono';
import { hasBearerToken } from '#server/api/http/authorize.ts';
import type { Diagnosis } from './finding.ts';

type Options = {
  token?: string;
  examine: () => Promise<Diagnosis>;
};

const NO_STORE = { 'Cache-Control': 'no-store' };

export function detailsRoute({ token, examine }: Options): Hono {
  return new Hono().get('/readyz', async (context, next) => {
    if (context.req.query('details') === undefined) return next();
    if (!token) {
      const error = 'There are details only where METRICS_TOKEN is set';
      return context.json({ error }, 404, NO_STORE);
    }
    if (!hasBearerToken(context, token)) {
      const headers = { ...NO_STORE, 'WWW-Authenticate': 'Bearer' };
      return context.json({ error: 'Send the token of METRICS_TOKEN' }, 401, headers);
    }
    return context.json(await examine(), 200, NO_STORE);
  });
}
