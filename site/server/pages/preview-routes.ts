import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { LIVE_PATH, PREVIEW_PATH, readPreviewLink } from '@clinic/cms/preview/preview';
import { Hono } from 'hono';
import { messagesOf } from '#app/messages/catalog.ts';
import { shownAt } from '#app/pages/shown-at.ts';
import type { ContentStore } from '#content/store.ts';
import { NOT_FRAMED } from '#server/http/security.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendResponse } from './send-response.ts';

type Deps = { store: ContentStore; renderer: PageRenderer; studioUrl: string };

/** Query parameter: the browser has been redirected to the entry's anchor on its page. */
const AT_ENTRY = 'at';

export function previewRoutes({ store, renderer, studioUrl }: Deps): Hono {
  const framed = `frame-ancestors ${new URL(studioUrl).origin}`;

  return new Hono()
    .use(PREVIEW_PATH, async (context, next) => {
      await next();
      const { headers } = context.res;
      const policy = headers.get('Content-Security-Policy') ?? NOT_FRAMED;
      headers.set('Content-Security-Policy', policy.replace(NOT_FRAMED, framed));
    })
    .get(PREVIEW_PATH, async (context) => {
      const { searchParams: query } = new URL(context.req.url);
      const locale = localeIn(query);
      const words = messagesOf(locale).errors;
      const target = readPreviewLink(query);
      if (!target) return context.text(words.previewEnded, 403);
      const snapshot = await store.withDraft(target.collection, target.id);
      const address = snapshot && shownAt(snapshot, target.collection, target.id, locale);
      if (!snapshot || !address) return context.text(words.previewEmpty, 404);
      const [path = '', anchor] = address.split('#');
      if (anchor && !query.has(AT_ENTRY)) {
        query.set(AT_ENTRY, '1');
        context.header('Cache-Control', 'no-store');
        return context.redirect(`${PREVIEW_PATH}?${query}#${anchor}`);
      }
      return sendResponse(context, await renderer.preview(snapshot, path));
    })
    .get(LIVE_PATH, (context) => {
      // Leads to where visitors see an entry: the studio knows its id, not its address.
      const { searchParams: query } = new URL(context.req.url);
      const locale = localeIn(query);
      const { snapshot } = store;
      const [name, id] = [query.get('name') ?? '', query.get('id') ?? ''];
      const address = snapshot && shownAt(snapshot, name, id, locale);
      context.header('Cache-Control', 'no-store');
      if (!address) return context.text(messagesOf(locale).errors.previewEmpty, 404);
      return context.redirect(address);
    });
}

function localeIn(query: URLSearchParams): Locale {
  return LOCALES.find((known) => known === query.get('locale')) ?? DEFAULT_LOCALE;
}
