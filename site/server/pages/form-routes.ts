import { addressKey } from '@clinic/cms/values/network-address';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { UPLOAD_MAX_BYTES } from '#app/forms/form-extras.ts';
import type { Visit } from '#app/forms/visit.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { routeOptionsOf, type RouteOptions } from '#app/routing/table.ts';
import type { Snapshot } from '#content/snapshot.ts';
import type { ContentStore } from '#content/store.ts';
import { bodyChunks } from '#server/forms/body-chunks.ts';
import { readForm } from '#server/forms/read-form.ts';
import type { BodyLimits } from '#server/forms/read-multipart.ts';
import { UploadMemory } from '#server/forms/upload-memory.ts';
import { visitorAddress } from '#server/http/visitor-address.ts';
import { sameOriginOnly } from '#server/http/same-origin.ts';
import { startingResponse } from '#server/http/starting-response.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendResponse, wantsJson } from './send-response.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

type PageLimits = Pick<BodyLimits, 'bytes' | 'textBytes' | 'fields'> & { fileBytes?: number };

/** The longest text, 5000 characters of any script, takes 45 KB. No form has 30 fields. */
const TEXTS: PageLimits = { textBytes: 64 * KILOBYTE, fields: 50, bytes: 128 * KILOBYTE };

const LIMITS: Record<NonNullable<RouteOptions['form']>, PageLimits> = {
  text: TEXTS,
  picture: {
    ...TEXTS,
    // Twice the limit of a picture: even with one that is too large, the texts must be read.
    bytes: 2 * UPLOAD_MAX_BYTES,
    fileBytes: UPLOAD_MAX_BYTES,
  },
};

/** Up to this size a rejected body is read and discarded, so that its sender sees the response. */
const DRAINED_BYTES = 32 * MEGABYTE;

/** Eight of the largest pictures at once, four of them from one address. */
const UPLOADS = {
  maxBytes: 8 * (UPLOAD_MAX_BYTES + 1),
  maxBytesPerAddress: 4 * (UPLOAD_MAX_BYTES + 1),
};

const RETRY_SECONDS: Readonly<Record<number, string>> = { 429: '600', 503: '60' };

type Deps = {
  store: Pick<ContentStore, 'snapshot'>;
  renderer: Pick<PageRenderer, 'submit'>;
  siteUrl: string;
  allowPost: (address: string) => Promise<boolean>;
};

export function formRoutes({ store, renderer, siteUrl, allowPost }: Deps): Hono {
  const sameOrigin = sameOriginOnly(siteUrl);
  const uploads = new UploadMemory(UPLOADS);

  const answer = async (context: Context, snapshot: Snapshot, visit: Visit) => {
    const { pathname, search } = new URL(context.req.url);
    const isRead = 'data' in visit.form;
    if (!isRead) await drain(context);
    const sent = {
      visit,
      cookies: new Map(Object.entries(getCookie(context))),
      wantsData: wantsJson(context.req.header('Accept')),
      signal: context.req.raw.signal,
    };
    const page = await renderer.submit(snapshot, `${pathname}${search}`, sent);
    const response = sendResponse(context, page);
    // Otherwise the rest of the body would be parsed as the next request.
    if (!isRead) response.headers.set('Connection', 'close');
    const retry = RETRY_SECONDS[response.status];
    if (retry) response.headers.set('Retry-After', retry);
    return response;
  };

  return new Hono().post(
    '*',
    async (context, next) => (limitsOf(context.req.path) ? next() : context.notFound()),
    async (context, next) =>
      routeOf(context.req.path)?.isOpenToMailPrograms ? next() : sameOrigin(context, next),
    async (context) => {
      const { snapshot } = store;
      if (!snapshot) return startingResponse(context);
      const address = visitorAddress(context);
      const { fileBytes, ...limits } = limitsOf(context.req.path) ?? TEXTS;
      const memory = uploads.share(addressKey(address));
      const file = fileBytes === undefined ? undefined : { bytes: fileBytes, memory };
      const read = () => readForm(context.req.raw, { ...limits, file });
      const tooMany: Visit['form'] = { status: 'tooMany' };
      try {
        // Texts are read before the post is counted: a client that leaves halfway costs no query.
        const text = file ? undefined : await read();
        const form = (await allowPost(address)) ? (text ?? (await read())) : tooMany;
        return await answer(context, snapshot, { address, form });
      } finally {
        memory.release();
      }
    },
  );
}

/** Browsers read a response only when they have sent everything. */
async function drain(context: Context): Promise<void> {
  if (context.req.raw.body?.locked) return;
  if (!(Number(context.req.header('Content-Length')) <= DRAINED_BYTES)) return;
  for await (const _piece of bodyChunks(context.req.raw));
}

function limitsOf(pathname: string): PageLimits | undefined {
  const form = routeOf(pathname)?.form;
  return form && LIMITS[form];
}

function routeOf(pathname: string): RouteOptions | undefined {
  const match = matchPage(pathname);
  return match && routeOptionsOf(match.id);
}

export function allowedMethods(pathname: string): string {
  return limitsOf(pathname) ? 'GET, HEAD, POST' : 'GET, HEAD';
}
