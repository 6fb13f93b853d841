import { Hono } from 'hono';
import { hasBearerToken } from '#server/api/http/authorize.ts';
import type { SiteMetrics } from './site-metrics.ts';

export function metricsRoute(
  metrics: Pick<SiteMetrics, 'text' | 'contentType'>,
  token: string,
): Hono {
  return new Hono().get('/metrics', async (context) => {
    if (!hasBearerToken(context, token)) {
      return context.text('Send the token of METRICS_TOKEN.\n', 401, {
        'WWW-Authenticate': 'Bearer',
        'Cache-Control': 'no-store',
      });
    }
    return context.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  });
}
