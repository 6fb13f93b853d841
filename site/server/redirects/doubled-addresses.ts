import { href } from '../../app/routing/href.ts';

const INQUIRY = href('request', {}, 'de');
const SPECIAL_WEEK = href('programs.item', { slug: 'autoimmun-spezialwoche' }, 'de');

/** What a newsletter puts into its links, and nothing else. */
const KEPT = ['utm_source', 'utm_medium', 'utm_campaign', 'discount', 'label'] as const;
const MAX_VALUE = 200;

/** A page and right behind it a whole address: with or without a slash or a space in between. */
const DOUBLED_INQUIRY = /\/anfrage[\s/]*https?:/i;
const DOUBLED_WEEK = /\/autoimmun-spezialwoche[\s/]*https?:/i;

/** Where an address leads that a mail program glued to another one. Undefined for all others. */
export function cleanDoubled(pathname: string, search: string): string | undefined {
  const path = decode(pathname);
  if (/anfragehttps/i.test(path) || DOUBLED_INQUIRY.test(path)) {
    const kept = keptParameters([search, path.slice(path.indexOf('?') + 1), decode(search)]);
    return kept.size > 0 ? `${INQUIRY}?${kept}` : INQUIRY;
  }
  return DOUBLED_WEEK.test(path) ? SPECIAL_WEEK : undefined;
}

/** The first value that any of the texts has for a parameter; the visitor's own query is first. */
function keptParameters(texts: readonly string[]): URLSearchParams {
  const found = new Map<string, string>();
  for (const piece of texts.flatMap((text) => text.split(/[?&#]/))) {
    const [name = '', raw = ''] = piece.split(/=(.*)/s);
    const value = clean(raw);
    if (value && !found.has(name)) found.set(name, value);
  }
  return new URLSearchParams(
    KEPT.flatMap((name) => {
      const value = found.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A value ends where the next glued address begins. */
function clean(raw: string): string {
  return decode(raw.replaceAll('+', ' '))
    .replace(/https?:.*$/is, '')
    .trim()
    .slice(0, MAX_VALUE);
}

/** As far as it can be decoded; glued addresses are often encoded twice. */
function decode(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return /%3a%2f%2f/i.test(once) ? decodeURIComponent(once) : once;
  } catch {
    return text;
  }
}
