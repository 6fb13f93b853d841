import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { addressKey } from '@clinic/cms/values/network-address';
import { RETRY_SECONDS } from '#server/http/plain-page.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { SerialQueue, TooBusyError } from '#server/work/serial-queue.ts';
import { OutageLog } from '#content/outage-log.ts';
import type { AccountTokens } from './http/account-tokens.ts';
import { hasToken, tokenOf } from './http/authorize.ts';
import { getEntries, getEntry, getSingleton, search } from './content-endpoints.ts';
import {
  describeCollection,
  describeSingleton,
  listCollections,
  listSingletons,
  listAssets,
} from './describe-collections.ts';
import type { ImageService } from './image/image-service.ts';
import { isOpenPicture } from './image/page-sizes.ts';
import { hasSignature, signedImageQuery, hasPageToken } from './page-token.ts';
import { getPageData } from './page-endpoints.ts';
import type { Mode } from '#server/pictures/image-request.ts';
import { busy, RequestError } from '#server/http/request-error.ts';
import { visitorAddress } from '#server/http/visitor-address.ts';
import { flatParams, nestedParams, readSent, type RequestParams } from './http/request-params.ts';
import { sendError, sendJson, sendNotFound } from './http/respond.ts';
import { parseImageParams } from './image/image-params.ts';
import { MAY_CHANGE, sendPicture } from './image/send-picture.ts';

export type ApiDeps = {
  snapshot: () => Snapshot | undefined;
  /** Without a token, published content is open to all. */
  apiToken?: string;
  accountTokens?: AccountTokens;
  siteUrl: string;
  images: ImageService;
  imageMode?: Mode;
  logger: Logger;
};

type Env = {
  Variables: {
    params: RequestParams;
    /** The collections and singletons that the token of a call may read; undefined: all. */
    reads: ReadonlySet<string> | undefined;
  };
};

const METHODS = ['GET', 'POST'];
const IMAGE_PATH = '/cockpit/image';
const MAX_ADDRESS_LENGTH = 8_000;

/** The API of the clinic's former Cockpit host, served from the snapshot; mounted at /api. */
export function contentApi(deps: ApiDeps): Hono {
  const { apiToken, accountTokens, logger } = deps;
  const app = new Hono<Env>();
  const calls = new SerialQueue();
  const content = ({ var: { reads } }: Context<Env>) => {
    const snapshot = deps.snapshot();
    if (!snapshot) throw busy('The content is not loaded yet', 1);
    return reads ? onlyParts(snapshot, reads) : snapshot;
  };
  /** As on a Cockpit host, what a token may not read is told apart from what does not exist. */
  const contentWith = (context: Context<Env>, name: string | undefined) => {
    const isThere = name !== undefined && isPart(deps.snapshot(), name);
    if (isThere && !mayRead(context, name)) throw unauthorized();
    return content(context);
  };

  /** For pages and the list of files, which show something of every collection. */
  const allContent = (context: Context<Env>) => {
    if (context.var.reads) throw unauthorized();
    return content(context);
  };

  app.use(openToOtherSites);
  app.use(async (context, next) => {
    if (context.req.url.length > MAX_ADDRESS_LENGTH)
      throw new RequestError(414, 'Address too long');
    const sent = await readSent(context);
    const params = flatParams(sent);
    const isAllowed =
      !apiToken ||
      hasToken(context, params, apiToken) ||
      hasPageToken(context.req.path, params, apiToken) ||
      (context.req.path.endsWith(IMAGE_PATH) &&
        (hasSignature(params, apiToken) || isOpenPicture(params, context.req.header('accept'))));
    const given = isAllowed ? undefined : tokenOf(context, params);
    const account = typeof given === 'string' ? await accountTokens?.find(given) : undefined;
    if (!isAllowed && !account) throw unauthorized();
    context.set('reads', account?.reads);
    context.set('params', nestedParams(sent));
    await next();
  });

  app.use(async (context, next) => {
    // Pictures have a queue of their own.
    if (context.req.path.endsWith(IMAGE_PATH)) return next();
    return calls.run('later', next);
  });

  app.on(METHODS, ['/collections/get/:name?', '/collections/entries/:name?'], async (context) => {
    const name = context.req.param('name');
    return sendJson(
      context,
      await getEntries(contentWith(context, name), name, context.var.params),
    );
  });
  app.on(METHODS, '/collections/entry/:name?/:id?', async (context) => {
    const asked = context.req.param();
    return sendJson(
      context,
      await getEntry(contentWith(context, asked.name), asked, context.var.params),
    );
  });
  app.on(METHODS, '/collections/listCollections/:extended?', (context) =>
    sendJson(context, listCollections(content(context), Boolean(context.req.param('extended')))),
  );
  app.on(METHODS, '/collections/collection/:name?', (context) =>
    sendJson(context, describeCollection(content(context), context.req.param('name'))),
  );
  app.on(METHODS, '/singletons/listSingletons/:extended?', (context) =>
    sendJson(context, listSingletons(content(context), Boolean(context.req.param('extended')))),
  );
  app.on(METHODS, '/singletons/singleton/:name', (context) =>
    sendJson(context, describeSingleton(content(context), context.req.param('name'))),
  );
  app.on(METHODS, '/cockpit/assets', async (context) =>
    sendJson(context, await listAssets(allContent(context), context.var.params)),
  );
  app.on(METHODS, '/detektivo/collection/:name', async (context) => {
    const { params } = context.var;
    const name = context.req.param('name');
    return sendJson(context, await search(contentWith(context, name), name, params.get('q')));
  });
  app.on(METHODS, IMAGE_PATH, (context) => sendImage(context, context.var.params, deps));
  app.on(METHODS, '/singletons/get/:name/:field?', (context) => {
    const { name, field } = context.req.param() as { name: string; field?: string };
    const data = getSingleton(contentWith(context, name), name, context.var.params);
    if (field === undefined) return sendJson(context, data);
    return sendJson(context, Object.hasOwn(data, field) ? data[field] : null);
  });
  app.on(
    METHODS,
    ['/:endpoint', '/:endpoint/:second', '/:endpoint/:second/:third'],
    async (context) => {
      const path = Object.values<string>(context.req.param());
      const param = (name: string) => context.var.params.get(name);
      const page = await getPageData(allContent(context), { path, param });
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

const unauthorized = () => new RequestError(401, 'Unauthorized');

const isPart = (snapshot: Snapshot | undefined, name: string): boolean =>
  snapshot !== undefined && (snapshot.collections.has(name) || snapshot.singletons.has(name));

const mayRead = ({ var: { reads } }: Context<Env>, name: string): boolean =>
  reads?.has(name) ?? true;

/** For an account's token nothing else exists: no list names it, and no link leads to it. */
function onlyParts(snapshot: Snapshot, reads: ReadonlySet<string>): Snapshot {
  const within = <Part>(parts: ReadonlyMap<string, Part>) =>
    new Map([...parts].filter(([name]) => reads.has(name)));
  const { collections, singletons } = snapshot;
  return { ...snapshot, collections: within(collections), singletons: within(singletons) };
}

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

async function sendImage(
  context: Context,
  params: RequestParams,
  { images, siteUrl, apiToken, imageMode }: ApiDeps,
): Promise<Response> {
  const { wantsBytes, wantsBase64, isNegotiated, ...asked } = parseImageParams(
    params,
    context.req.header('accept'),
  );
  const request = { ...asked, mode: asked.mode ?? imageMode };
  if (!wantsBytes && !wantsBase64) {
    if (!(await images.find(request.src))) return sendNotFound(context, 'application/json');
    const address = new URL('/api/cockpit/image', siteUrl);
    address.search = signedImageQuery(params, apiToken);
    return context.text(address.href, 200, { 'Cache-Control': 'no-store' });
  }
  const thumbnail = await images.thumbnail(request, {
    from: addressKey(visitorAddress(context)),
    signal: context.req.raw.signal,
  });
  if (!thumbnail) return sendNotFound(context, 'application/json');
  if (wantsBase64) {
    const text = `data:${thumbnail.contentType};base64,${thumbnail.bytes.toString('base64')}`;
    return context.text(text, 200, { 'Cache-Control': 'no-store' });
  }
  return sendPicture(context, thumbnail, {
    ...(images.mayChange(request.src) && MAY_CHANGE),
    'Content-Type': thumbnail.contentType,
    ...(isNegotiated && { Vary: 'Accept' }),
  });
}
