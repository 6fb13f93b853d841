import { messagesOf } from '../../app/messages/catalog.ts';
import { href, localeOfPath } from '../../app/routing/href.ts';

/** The last resort, when even the error page failed: plain HTML that depends on nothing. */
export function doubleErrorPage(pathname: string): string {
  const locale = localeOfPath(pathname);
  const { double: text, toHome } = messagesOf(locale).errors;
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${text}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<h1>${text}</h1><p><a href="${href('home', {}, locale)}">${toHome}</a></p></html>`
  );
}
