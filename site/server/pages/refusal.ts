import type { Context } from 'hono';
import { errorObject } from '../../app/error-object.ts';
import { messagesOf } from '../../app/messages/catalog.ts';
import type { Refusal } from '../../app/refusals.ts';
import { localeOfPath } from '../../app/routing/href.ts';
import type { ContentStore } from '../content/store.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainPage } from './plain-page.ts';
import { sendAnswer } from './send-answer.ts';
import { wantsJson } from './wants-json.ts';

type Deps = {
  store: Pick<ContentStore, 'snapshot'>;
  renderer: Pick<PageRenderer, 'refused'>;
};

/** Answers what no page can: browsers with a page and a way on, programs with the error object. */
export async function refuse(
  context: Context,
  { store, renderer }: Deps,
  status: Refusal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const locale = localeOfPath(context.req.path);
  const { title, text } = messagesOf(locale).errors.refusals[status];
  const own = { ...headers, 'Content-Language': locale, 'Cache-Control': 'no-store' };
  if (wantsJson(context.req.header('Accept'))) {
    return context.json(errorObject({ status }, title), status, own);
  }
  const { snapshot } = store;
  if (!snapshot) return context.html(plainPage(locale, title, text), status, own);
  const response = sendAnswer(context, await renderer.refused(snapshot, locale, status));
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
