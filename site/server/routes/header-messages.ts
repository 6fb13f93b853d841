import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { COOKIE_DAYS } from '#app/constants.ts';
import {
  dismissedStyles,
  DISMISS_PATH,
  DISMISSED_STYLES_PATH,
} from '#app/shell/messages/dismissed-styles.ts';
import type { ContentStore } from '#content/store.ts';
import { readSmallForm } from '#server/forms/read-form.ts';
import { returnPath, sameOriginOnly } from '#server/http/same-origin.ts';

const MAX_FORM_BYTES = 1_024;
const DAY_SECONDS = 24 * 60 * 60;
/** An id that is a valid cookie name and needs no escaping in a selector. */
const PLAIN_ID = /^(?!__(?:host|secure)-)[\w-]+$/i;

type Deps = { store: Pick<ContentStore, 'snapshot'>; siteUrl: string };

export function headerMessageRoutes({ store, siteUrl }: Deps): Hono {
  const isSecure = siteUrl.startsWith('https:');
  const ids = () =>
    (store.snapshot?.items.header_messages ?? [])
      .map(({ _id }) => _id)
      .filter((id) => PLAIN_ID.test(id));

  return new Hono()
    .post(DISMISS_PATH, sameOriginOnly(siteUrl), async (context) => {
      const sent = await readSmallForm(context, MAX_FORM_BYTES);
      const id = sent.get('id');
      // Only ids of messages: no other cookie may be set from here.
      if (typeof id === 'string' && ids().includes(id)) {
        setCookie(context, id, '1', {
          path: '/',
          maxAge: COOKIE_DAYS.headerMessage * DAY_SECONDS,
          sameSite: 'Lax',
          secure: isSecure,
        });
      }
      return context.redirect(returnPath(context.req.header('Referer'), siteUrl), 303);
    })
    .get(DISMISSED_STYLES_PATH, (context) => {
      const cookies = getCookie(context);
      const styles = dismissedStyles(ids().filter((id) => Object.hasOwn(cookies, id)));
      return context.body(styles, 200, {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'private, no-store',
      });
    });
}
