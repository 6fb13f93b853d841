import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { toRefusal } from '#app/refusals.ts';
import { sendError } from './api/http/respond.ts';
import type { Broadcast } from './processes/messages.ts';
import type { ContentStore } from '#content/store.ts';
import { cardPaymentRoutes } from './routes/card-payment.ts';
import { consentRoutes } from './routes/consent-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { feedRoutes } from './routes/feeds.ts';
import { headerMessageRoutes } from './routes/header-messages.ts';
import { healthRoutes } from './routes/health.ts';
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

type Deps = {
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
  refreshToken?: string;
  /** Reasons why a form could not be kept now. */
  problems?: () => Promise<readonly string[]>;
  /** Why no picture could be made now. */
  pictureProblem?: () => string | undefined;
  metrics?: Hono;
  details?: Hono;
  /** Without one, what visitors send waits in the spool. */
  hasDatabase: boolean;
  isDraining?: () => boolean;
  broadcast?: (news: Broadcast) => void;
};

const START_PATIENCE_MS = 10_000;

export function createApp(deps: Deps): Hono {
  const { store, renderer, files, siteUrl, studioUrl, logger, api, inboxRoutes } = deps;
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
  app.route('/', contentRoutes({ store, token: deps.refreshToken, broadcast: deps.broadcast }));
  if (deps.metrics) app.route('/', deps.metrics);
  app.use(async (_context, next) => {
    if (!store.snapshot) await store.awaitSnapshot(START_PATIENCE_MS);
    return next();
  });
  app.route('/', api);
  app.route('/', cardPaymentRoutes(deps.cardPaymentPublicKey));
  app.route('/', consentRoutes({ siteUrl }));
  if (inboxRoutes) app.route('/', inboxRoutes);
  app.route('/', headerMessageRoutes({ store, siteUrl }));
  app.route('/', feedRoutes({ store, siteUrl }));
  app.route('/', sitemapRoutes({ store, siteUrl }));
  app.route('/', securityTxtRoutes(siteUrl));
  app.on(['GET', 'HEAD'], '*', redirects({ store, logger }));
  app.route('/', previewRoutes({ store, renderer, studioUrl }));
  app.route('/', pageRoutes({ store, renderer, siteUrl }));
  app.route('/', formRoutes({ store, renderer, siteUrl, allowPost: deps.allowPost }));

  app.notFound((context) =>
    respondWithError(context, { store, renderer, siteUrl }, 405, {
      Allow: allowedMethods(context.req.path),
    }),
  );
  app.onError((error, context) => {
    const refusal = error instanceof HTTPException ? toRefusal(error.status) : undefined;
    if (refusal) return respondWithError(context, { store, renderer, siteUrl }, refusal);
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
