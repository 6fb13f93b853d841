import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { DEFAULT_LOCALE, isLocale } from '@clinic/cms/clinic-config/locales';
import { movedTo, type Moved } from './redirects/moved-addresses.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { href, hrefOfAny } from '#app/routing/href.ts';
import { matchPage } from '#app/routing/match-page.ts';
import { routeOptionsOf, type PageId } from '#app/routing/table.ts';
import { decodedAddress, decodedParts, withoutGluedAddress } from '#app/tracking/glued-address.ts';

type Deps = { store: { readonly snapshot: Snapshot | undefined }; logger: Logger };

/** Redirects old, mistyped and moved addresses. After an error here, the request itself goes on. */
export function redirects({ store, logger }: Deps): MiddlewareHandler {
  return async (context, next) => {
    try {
      const { pathname, search } = new URL(context.req.url);
      const moved = redirectOf(store.snapshot, pathname, search);
      if (moved) return context.redirect(moved.to, moved.status);
    } catch (error) {
      logger.error({ err: error, path: context.req.path }, 'a redirect failed');
    }
    return next();
  };
}

function redirectOf(
  snapshot: Snapshot | undefined,
  pathname: string,
  search: string,
): Moved | undefined {
  const clean = cleanDoubled(pathname, search);
  if (clean) return { to: clean, status: 302 };
  return snapshot && movedTo(snapshot, pathname, search);
}

/** What links of newsletters and advertisements say about a click. */
const CLICK = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'discount', 'label'],
  ...['utm_term', 'utm_content', 'gclid'],
];
const MAX_VALUE = 200;

type Parameter = [name: string, value: string];

/**
 * Repairs an address to which a newsletter or a mail program glued another one. Of what follows the
 * glued address, only parameters that the page or statistics know are kept.
 */
export function cleanDoubled(pathname: string, search: string): string | undefined {
  const path = decoded(pathname);
  const [place = '', ...encodedQuery] = path.split('?');
  const isRequest = /anfragehttps/i.test(path);
  const page = isRequest ? requestPage() : pageAt(withoutGluedAddress(place));
  if (!page) return undefined;
  const isPlaceGlued = isRequest || withoutGluedAddress(place) !== place;
  const inPath = divide(parametersOf(encodedQuery.join('?')), isPlaceGlued);
  const inSearch = divide(parametersOf(search), inPath.isGlued);
  if (!inSearch.isGlued && encodedQuery.length === 0) return undefined;

  const query = new URLSearchParams([...inPath.before, ...inSearch.before]);
  // The visitor's own query has precedence over the one of the glued address.
  const behind = [...inSearch.behind, ...inPath.behind];
  for (const name of [...CLICK, ...Object.keys(routeOptionsOf(page.id).query ?? {})]) {
    const values = behind.filter((one) => one[0] === name).map((one) => mended(one)[1].trim());
    const value = values.find(Boolean)?.slice(0, MAX_VALUE);
    if (value && !query.has(name)) query.set(name, value);
  }
  return query.size > 0 ? `${page.address}?${query}` : page.address;
}

type Page = { id: PageId; address: string };

/** `anfragehttps…` is the German address of the form with another one glued to it. */
function requestPage(): Page | undefined {
  const address = href('request', {}, isLocale('de') ? 'de' : DEFAULT_LOCALE);
  return address ? { id: 'request', address } : undefined;
}

/** The page at an address, if newsletters lead to it: forms and programs. */
function pageAt(path: string): Page | undefined {
  const match = matchPage(path);
  if (!match) return undefined;
  const { id, locale, params } = match;
  if (routeOptionsOf(id).form) return { id, address: hrefOfAny(id, {}, locale) };
  const slug = id === 'programs.item' ? params.slug?.toLowerCase() : undefined;
  return slug ? { id, address: hrefOfAny(id, { slug }, locale) } : undefined;
}

type Divided = { before: Parameter[]; behind: Parameter[]; isGlued: boolean };

function divide(parameters: Parameter[], isBehind: boolean): Divided {
  if (isBehind) return { before: [], behind: parameters, isGlued: true };
  const at = parameters.findIndex((one) => mended(one).join('=') !== one.join('='));
  const glued = parameters[at];
  if (!glued) return { before: parameters, behind: [], isGlued: false };
  const clean = mended(glued);
  const [, value] = clean;
  // Nothing is left of a parameter that was empty before an address was glued to it.
  const isLeft = value !== '' || (clean[0] !== '' && glued[1] === '');
  return {
    before: [...parameters.slice(0, at), ...(isLeft ? [clean] : [])],
    behind: [...parametersOf(glued[1].slice(value.length)), ...parameters.slice(at + 1)],
    isGlued: true,
  };
}

/** A parameter without the address glued to it. Most campaign parameters cannot be addresses. */
function mended([name, value]: Parameter): Parameter {
  const mayBeAddress = name === 'utm_source' || !CLICK.includes(name);
  return [withoutGluedAddress(name), withoutGluedAddress(value, mayBeAddress)];
}

/** Names and values, also of a second query behind the first. */
function parametersOf(text: string): Parameter[] {
  return text.split(/[?&#]/).flatMap((piece) => {
    const [name = '', value = ''] = piece.split(/=(.*)/s);
    return piece ? [[decoded(name), decoded(value.replaceAll('+', ' '))]] : [];
  });
}

function decoded(text: string): string {
  return decodedAddress(decodedParts(text));
}
