import { href } from '#app/routing/href.ts';
import { decodedAddress, decodedParts, withoutGluedAddress } from '#app/tracking/glued-address.ts';

/** The parameters in links of newsletters; others are dropped. */
const KEPT = ['utm_source', 'utm_medium', 'utm_campaign', 'discount', 'label'] as const;
const MAX_VALUE = 200;

const INQUIRY = href('request', {}, 'de');

/** The pages that newsletters lead to, by the last part of their addresses. */
const PAGES: Readonly<Record<string, string | undefined>> = {
  anfrage: INQUIRY,
  'autoimmun-spezialwoche': href('programs.item', { slug: 'autoimmun-spezialwoche' }, 'de'),
};

/** One of these, directly followed by an address, with or without slash or space, or by a query. */
const GLUED = new RegExp(`/(${Object.keys(PAGES).join('|')})[\\s/]*(?:https?:|\\?)`, 'i');

/** The target of an address that a mail program glued to another one. Undefined for all others. */
export function cleanDoubled(pathname: string, search: string): string | undefined {
  const path = decoded(pathname);
  const page = doubledPage(path, search);
  if (!page) return undefined;
  const kept = keptParameters([search, path.slice(path.indexOf('?') + 1), decoded(search)]);
  return kept.size > 0 ? `${page}?${kept}` : page;
}

function doubledPage(path: string, search: string): string | undefined {
  if (/anfragehttps/i.test(path)) return INQUIRY;
  const [, ending] = GLUED.exec(path) ?? [];
  if (ending) return PAGES[ending.toLowerCase()];
  const plain = path.toLowerCase().replace(/\/$/, '');
  const page = Object.values(PAGES).find((address) => address === plain);
  return page && hasGluedAddress(search) ? page : undefined;
}

/** After a value, or as the value of a known parameter; other parameters may be addresses. */
function hasGluedAddress(search: string): boolean {
  return piecesOf(search).some(([name, value]) => {
    const at = value.search(/https?:/i);
    return at > 0 || /^https?:/i.test(name) || (at === 0 && KEPT.some((known) => known === name));
  });
}

/** The first value of each known parameter in the texts; the visitor's own query is first. */
function keptParameters(texts: readonly string[]): URLSearchParams {
  const found = new Map<string, string>();
  for (const [name, raw] of texts.flatMap(piecesOf)) {
    const value = withoutGluedAddress(raw).trim().slice(0, MAX_VALUE);
    if (value && !found.has(name)) found.set(name, value);
  }
  return new URLSearchParams(
    KEPT.flatMap((name) => {
      const value = found.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Names and values, also of a second query behind the first. */
function piecesOf(text: string): [string, string][] {
  return text.split(/[?&#]/).map((piece) => {
    const [name = '', value = ''] = piece.split(/=(.*)/s);
    return [decoded(name), decoded(value.replaceAll('+', ' '))];
  });
}

function decoded(text: string): string {
  return decodedAddress(decodedParts(text));
}
