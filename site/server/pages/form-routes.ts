import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PageId } from '../../app/routing/table.ts';
import type { ContentStore } from '../content/store.ts';
import { visitorAddress } from '../forms/visitor-address.ts';
import { sameOriginOnly } from '../same-origin.ts';
import { pageIdOf } from './page-parameters.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendAnswer } from './send-answer.ts';
import { startingAnswer } from '../starting-answer.ts';

const MEGABYTE = 1024 * 1024;

/** Pages that take what visitors send, and how much of it. */
const LIMITS: Partial<Record<PageId, number>> = {
  request: MEGABYTE,
  contact: MEGABYTE,
  newsletter: MEGABYTE,
  'newsletter.unsubscribe': MEGABYTE,
  // Twice what a picture may have: with one that is too large, everything typed shall come back.
  'testimonials.create': 16 * MEGABYTE,
};

/** So much is taken, and thrown away, to be able to say that it was too much. */
const DRAINED_BYTES = 32 * MEGABYTE;

/** Mail programs unsubscribe by themselves (RFC 8058): there the token in the address is the proof. */
const OPEN_TO_OTHERS: PageId = 'newsletter.unsubscribe';

/** What the action of a page may know of the request. */
const PASSED_HEADERS = ['Content-Type', 'Cookie'];

type Deps = { store: ContentStore; renderer: PageRenderer; siteUrl: string };

export function formRoutes({ store, renderer, siteUrl }: Deps): Hono {
  const sameOrigin = sameOriginOnly(siteUrl);

  const submit = async (context: Context, isTooLarge: boolean) => {
    const { snapshot } = store;
    if (!snapshot) return startingAnswer(context);
    const { pathname, search } = new URL(context.req.url);
    const headers = new Headers();
    for (const name of PASSED_HEADERS) {
      const value = context.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const body = isTooLarge ? null : await context.req.arrayBuffer();
    const visit = { address: visitorAddress(context), isTooLarge };
    const sent = { headers, body, visit };
    return sendAnswer(context, await renderer.submit(snapshot, `${pathname}${search}`, sent));
  };

  const refuseLarge = async (context: Context) => {
    await drain(context);
    const answer = await submit(context, true);
    // What may still be on its way would be taken for the next request.
    answer.headers.set('Connection', 'close');
    return answer;
  };

  return new Hono().post(
    '*',
    async (context, next) => (limitOf(context) === undefined ? context.notFound() : next()),
    async (context, next) =>
      pageIdOf(context.req.path) === OPEN_TO_OTHERS ? next() : sameOrigin(context, next),
    async (context, next) =>
      bodyLimit({
        maxSize: limitOf(context) ?? 0,
        onError: (tooLarge) => refuseLarge(tooLarge),
      })(context, next),
    (context) => submit(context, false),
  );
}

/** Browsers read an answer only when they have sent everything; within reason we let them. */
async function drain(context: Context): Promise<void> {
  const { body } = context.req.raw;
  if (!body || body.locked) return;
  if (!(Number(context.req.header('Content-Length')) <= DRAINED_BYTES)) return;
  const reader = body.getReader();
  while (!(await reader.read()).done);
}

function limitOf(context: Context): number | undefined {
  const id = pageIdOf(context.req.path);
  return id && LIMITS[id];
}
