import type { Locale } from '@alpsera/cms/locales';

/**
 * Every request that scripts make to our own server says which language is being read, the router's
 * included. Other servers are told nothing; and what the browser asks for by itself, it asks alone.
 */
export function tellLanguage(locale: Locale): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const isOwn = new URL(request.url).origin === window.location.origin;
    if (isOwn) request.headers.set('Content-Language', locale);
    return send(request);
  };
}
