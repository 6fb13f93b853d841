import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { RETRY_SECONDS } from '#server/http/busy-response.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { SerialQueue, TooBusyError } from '#server/work/serial-queue.ts';
import { OutageLog } from '#content/outage-log.ts';
import { hasToken } from './http/authorize.ts';
import { getEntries, getEntry, getSingleton, search } from './content-endpoints.ts';
import { describeCollection, listCollections, listSingletons } from './describe-collections.ts';
import type { ImageService } from './image/image-service.ts';
import { sendImage } from './image/image-route.ts';
import { isOpenPicture } from './image/page-sizes.ts';
import { hasSignature } from './image/signature.ts';
import { listAssets } from './list-assets.ts';
import { getPageData } from './page-endpoints.ts';
import { hasPageToken } from './page-token.ts';
import { busy, RequestError } from '#server/http/request-error.ts';
import { flatParams, nestedParams, readSent, type RequestParams } from './http/request-params.ts';
import { sendError, sendJson, sendNotFound } from './http/respond.ts';

export type ApiDeps = {
  snapshot: () => Snapshot | undefined;
  /** Without a token, published content is open to all. */
  apiToken?: string;
  siteUrl: string;
  images: ImageService;
  logger: Logger;
};

type Env = { Variables: { params: RequestParams } };

const METHODS = ['GET', 'POST'];
const IMAGE_PATH = '/cockpit/image';
const MAX_ADDRESS_LENGTH = 8_000;

/** The API of the clinic's former Cockpit host, served from the snapshot; mounted at /api. */
export function contentApi(deps: ApiDeps): Hono {
  const { apiToken, logger } = deps;
  const app = new Hono<Env>();
  const answers = new SerialQueue();
  const content = () => {
    const snapshot = deps.snapshot();
    if (!snapshot) throw busy('The content is not loaded yet', 1);
    return snapshot;
  };

  app.use(openToOtherSites);
  app.use(async (context, next) => {
    // Longer queries can be sent in a body.
    if (context.req.url.length > MAX_ADDRESS_LENGTH)
      throw new RequestError(414, 'Address too long');
    await next();
  });
  app.use(async (context, next) => {
    const sent = await readSent(context);
    const params = flatParams(sent);
    const isAllowed =
      !apiToken ||
      hasToken(context, params, apiToken) ||
      hasPageToken(context.req.path, params, apiToken) ||
      (context.req.path.endsWith(IMAGE_PATH) &&
        (hasSignature(params, apiToken) || isOpenPicture(params, context.req.header('accept'))));
    if (!isAllowed) throw new RequestError(401, 'Unauthorized');
    context.set('params', nestedParams(sent));
    await next();
  });

  app.use(async (context, next) => {
    // Pictures have a queue of their own.
    if (context.req.path.endsWith(IMAGE_PATH)) return next();
    return answers.run('later', next);
  });

  app.on(METHODS, ['/collections/get/:name?', '/collections/entries/:name?'], async (context) =>
    sendJson(context, await getEntries(content(), context.req.param('name'), context.var.params)),
  );
  app.on(METHODS, '/collections/entry/:name?/:id?', async (context) =>
    sendJson(context, await getEntry(content(), context.req.param(), context.var.params)),
  );
  app.on(METHODS, '/collections/listCollections/:extended?', (context) =>
    sendJson(context, listCollections(content(), Boolean(context.req.param('extended')))),
  );
  app.on(METHODS, '/collections/collection/:name?', (context) =>
    sendJson(context, describeCollection(content(), context.req.param('name'))),
  );
  app.on(METHODS, '/singletons/listSingletons', (context) =>
    sendJson(context, listSingletons(content())),
  );
  app.on(METHODS, '/cockpit/assets', async (context) =>
    sendJson(context, await listAssets(content(), context.var.params)),
  );
  app.on(METHODS, '/detektivo/collection/:name', async (context) => {
    const term = context.var.params.get('q');
    return sendJson(context, await search(content(), context.req.param('name'), term));
  });
  app.on(METHODS, IMAGE_PATH, (context) => sendImage(context, context.var.params, deps));
  app.on(METHODS, '/singletons/get/:name/:field?', (context) => {
    const { name, field } = context.req.param() as { name: string; field?: string };
    const data = getSingleton(content(), name, context.var.params);
    if (field === undefined) return sendJson(context, data);
    return sendJson(context, Object.hasOwn(data, field) ? data[field] : null);
  });
  app.on(
    METHODS,
    ['/:endpoint', '/:endpoint/:second', '/:endpoint/:second/:third'],
    async (context) => {
      const path = Object.values<string>(context.req.param());
      const param = (name: string) => context.var.params.get(name);
      const page = await getPageData(content(), { path, param });
      return page ? sendJson(context, page) : sendNotFound(context);
    },
  );

  app.all('*', (context) => {
    if (['GET', 'HEAD', 'POST'].includes(context.req.method)) return sendNotFound(context);
    throw new RequestError(405, 'Method not allowed', { headers: { Allow: 'GET, HEAD, POST' } });
  });
  const refusals = new OutageLog(logger);
  app.onError((error, context) => {
    if (!(error instanceof TooBusyError)) return onError(error, context, logger);
    refusals.warn({}, 'more is asked for than can be answered');
    return sendError(context, busy('Too many calls at the moment', RETRY_SECONDS));
  });
  return new Hono().route('/', app);
}

/** As on a Cockpit host: the content is published anyway. */
const openToOtherSites = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization', 'Cockpit-Token', 'Content-Type'],
  maxAge: 86_400,
});

function onError(error: Error, context: Context, logger: Logger): Response {
  if (error instanceof RequestError) return sendError(context, error);
  logger.error({ err: error, path: context.req.path }, 'a call of the content API failed');
  return sendError(context, new RequestError(500, 'Something went wrong'));
}
