import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { toRefusal } from '#app/refusals.ts';
import { sendError } from './api/http/respond.ts';
import type { ContentStore } from '#content/store.ts';
import { cardPaymentRoutes } from './routes/card-payment.ts';
import { consentRoutes } from './routes/consent-routes.ts';
import { contentRoutes, type ContentDeps } from './routes/content-routes.ts';
import { feedRoutes } from './routes/feeds.ts';
import { headerMessageRoutes } from './routes/header-messages.ts';
import { healthRoutes, type HealthDeps } from './routes/health.ts';
import { TooBusyError } from './work/serial-queue.ts';
import { OutageLog } from '#content/outage-log.ts';
import { busyResponse, doubleErrorPage } from './http/plain-page.ts';
import { allowedMethods, formRoutes } from './pages/form-routes.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { previewRoutes } from './pages/preview-routes.ts';
import { respondWithError } from './pages/error-response.ts';
import { sendResponse } from './pages/send-response.ts';
import { redirects } from './routes/redirects.ts';
import { RequestError } from './http/request-error.ts';
import { securityHeaders } from './http/security.ts';
import { securityTxtRoutes } from './routes/security-txt.ts';
import { sitemapRoutes } from './routes/sitemap.ts';
import type { StaticFiles } from './http/static-files.ts';

type Deps = HealthDeps &
  ContentDeps & {
    store: ContentStore;
    renderer: PageRenderer;
    files: StaticFiles;
    siteUrl: string;
    isPreloadAsked?: boolean;
    studioUrl: string;
    logger: Logger;
    api: Hono;
    inboxRoutes?: Hono;
    allowPost: (address: string) => Promise<boolean>;
    cardPaymentPublicKey?: string;
    metrics?: Hono;
    details?: Hono;
  };

const START_PATIENCE_MS = 10_000;

export function createApp(deps: Deps): Hono {
  const { store, files, siteUrl, logger } = deps;
  const app = new Hono();
  const refusals = new OutageLog(logger);
  app.use(securityHeaders(siteUrl, deps.isPreloadAsked));

  app.on(['GET', 'HEAD'], '*', async (context, next) => {
    const answer = files.find(context.req.path);
    if (answer) return sendResponse(context, await answer);
    return next();
  });
  if (deps.details) app.route('/', deps.details);
  app.route('/', healthRoutes(deps));
  app.route('/', contentRoutes(deps));
  if (deps.metrics) app.route('/', deps.metrics);
  app.use(async (_context, next) => {
    if (!store.snapshot) await store.awaitSnapshot(START_PATIENCE_MS);
    return next();
  });
  app.route('/', deps.api);
  app.route('/', cardPaymentRoutes(deps.cardPaymentPublicKey));
  app.route('/', consentRoutes(deps));
  if (deps.inboxRoutes) app.route('/', deps.inboxRoutes);
  app.route('/', headerMessageRoutes(deps));
  app.route('/', feedRoutes(deps));
  app.route('/', sitemapRoutes(deps));
  app.route('/', securityTxtRoutes(siteUrl));
  app.on(['GET', 'HEAD'], '*', redirects(deps));
  app.route('/', previewRoutes(deps));
  app.route('/', pageRoutes(deps));
  app.route('/', formRoutes(deps));

  app.notFound((context) =>
    respondWithError(context, deps, 405, { Allow: allowedMethods(context.req.path) }),
  );
  app.onError((error, context) => {
    const refusal = error instanceof HTTPException ? toRefusal(error.status) : undefined;
    if (refusal) return respondWithError(context, deps, refusal);
    if (error instanceof TooBusyError) {
      refusals.warn({}, 'more is asked for than can be answered');
      return busyResponse(context);
    }
    if (error instanceof RequestError) return sendError(context, error);
    // The query may hold what a visitor typed; the path is enough to find the error.
    logger.error({ err: error, path: context.req.path }, 'a request failed');
    return context.html(doubleErrorPage(context.req.path), 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}
