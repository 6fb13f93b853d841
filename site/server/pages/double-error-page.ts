import { messagesOf } from '#app/messages/catalog.ts';
import { localeOfPath } from '#app/routing/href.ts';
import { plainPage } from '#server/http/plain-page.ts';

/** The last resort, when even the error page failed. */
export function doubleErrorPage(pathname: string): string {
  const locale = localeOfPath(pathname);
  return plainPage(locale, messagesOf(locale).errors.double);
}
