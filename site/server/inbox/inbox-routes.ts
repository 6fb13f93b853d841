import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { Hono } from 'hono';
import { CHALLENGE_PATH } from '#app/forms/form-extras.ts';
import type { Inbox } from '#app/forms/inbox.ts';
import { href } from '#app/routing/href.ts';
import { clientLeft } from '#server/http/request-error.ts';
import type { Altcha } from './spam/altcha.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

export function inboxRoutes(altcha: Altcha, inbox: Pick<Inbox, 'newsletter'>): Hono {
  const routes = new Hono();

  routes.get(CHALLENGE_PATH, async (context) =>
    context.json(await altcha.challenge(), 200, NO_STORE),
  );

  // Mail programs post here from anywhere (RFC 8058): the signed token alone decides. A visitor's
  // own click is handled by the page of the same address.
  routes.post(href('newsletter.unsubscribe', {}, DEFAULT_LOCALE), async (context, next) => {
    if (Number(context.req.header('Content-Length') ?? Infinity) > 1_000) return next();
    const sent = context.req.raw.clone().text();
    const body = await sent.catch(() => {
      throw clientLeft();
    });
    if (!body.includes(ONE_CLICK)) return next();
    const outcome = await inbox.newsletter.unsubscribe(context.req.query('token') ?? '');
    return outcome === 'done'
      ? context.text('Unsubscribed.', 200, NO_STORE)
      : context.text('This link is not valid.', 400, NO_STORE);
  });
  return routes;
}
