import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { isSearched, searchItems, type SearchHit } from '#content/search/search-index.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { type WireCollection, type WireField, variantName } from '#content/values/wire.ts';
import { badRequest, notFoundAsCockpit, RequestError } from '#server/http/request-error.ts';
import { entryAddress, overviewOf } from '#app/routing/entry-address.ts';
import { displayOf } from '#content/references.ts';
import { isRow, type Row } from '#content/values/row.ts';
import { compileFilter } from './query/filter.ts';
import { localizeEntry } from './query/localize.ts';
import { parseQuery } from './query/parse.ts';
import { populateEntry } from './query/populate.ts';
import { runQuery } from './query/run-query.ts';
import type { RequestParams } from './http/request-params.ts';

export async function getEntries(
  snapshot: Snapshot,
  name: string | undefined,
  params: RequestParams,
) {
  const collection = findCollection(snapshot, name);
  const query = parseQuery(params);
  const { entries, total } = await runQuery(collection, query, snapshot.collections);
  return query.simple ? entries : { fields: describeFields(collection.fields), entries, total };
}

export async function getEntry(
  snapshot: Snapshot,
  { name, id }: { name?: string; id?: string },
  params: RequestParams,
) {
  const collection = findCollection(snapshot, name);
  const query = parseQuery(params);
  const filter = query.filter ?? (id ? compileFilter({ _id: id }) : undefined);
  if (!filter) throw new RequestError(412, 'Missing id parameter');
  const one = { ...query, filter, limit: 1, skip: 0, sort: [] };
  const [entry] = (await runQuery(collection, one, snapshot.collections)).entries;
  if (!entry) throw notFoundAsCockpit('Entry not found.');
  return entry;
}

/** A private collection is not in the snapshot: for this API it does not exist. */
export function findCollection(snapshot: Snapshot, name: string | undefined): WireCollection {
  if (!name) throw new RequestError(412, 'Missing collection name');
  const collection = snapshot.collections.get(name);
  if (!collection) throw new RequestError(412, 'Collection not found');
  return collection;
}

function describeFields(fields: readonly WireField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, type, localize, options }) => [
      name,
      { name, type, localize, options: encodeMap(options) },
    ]),
  );
}

export function getSingleton(
  snapshot: Snapshot,
  name: string,
  params: RequestParams,
): Readonly<Record<string, unknown>> {
  const singleton = snapshot.singletons.get(name);
  // Cockpit sends no body here, which makes its own clients stumble.
  if (!singleton?.data) throw notFoundAsCockpit('Singleton not found');
  const { localization, populate } = parseQuery(params);
  const data = localization
    ? localizeEntry(singleton.data, singleton.fields, localization)
    : singleton.data;
  const shown = name === 'menu' ? menuInLocale(snapshot, data, localization?.lang) : data;
  return populate ? populateEntry(shown, snapshot.collections, localization) : shown;
}

const MAX_TERM_LENGTH = 200;

export async function search(
  { items }: Snapshot,
  name: string,
  term: unknown,
): Promise<{ hits: SearchHit[] }> {
  if (typeof term !== 'string' || term.trim() === '') throw new RequestError(412, 'Missing query');
  if (term.length > MAX_TERM_LENGTH) {
    throw badRequest(`The parameter q may have at most ${MAX_TERM_LENGTH} characters`);
  }
  if (!isSearched(name)) throw new RequestError(412, 'Collection not found');
  return { hits: await searchItems(items, name, term) };
}

/**
 * Adds the targets of the menu's links, in the language of each tree. The tree `nodes` is in the
 * requested language, or the clinic's first.
 */
function menuInLocale(snapshot: Snapshot, menu: Row, asked: string | undefined): Row {
  const own = LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE;
  const trees = LOCALES.map((locale) => [variantName('nodes', locale), locale] as const)
    .filter(([name]) => Array.isArray(menu[name]))
    .map(([name, locale]) => {
      const shown = name === 'nodes' ? own : locale;
      return [name, nodesIn(snapshot, menu[name], shown)] as const;
    });
  return { ...menu, ...Object.fromEntries(trees) };
}

function nodesIn(snapshot: Snapshot, nodes: unknown, locale: Locale): unknown[] {
  return (Array.isArray(nodes) ? nodes : []).map((node: unknown) => {
    if (!isRow(node)) return node;
    const children = 'children' in node && { children: nodesIn(snapshot, node.children, locale) };
    const { settings } = node;
    const link = isRow(settings) ? linkIn(snapshot, settings.slug, locale) : undefined;
    if (!isRow(settings) || !link) return { ...node, ...children };
    const category = settings.category ?? overviewOf(link.link) ?? null;
    return { ...node, ...children, settings: { ...settings, category, slug: link } };
  });
}

function linkIn(snapshot: Snapshot, target: unknown, locale: Locale) {
  if (!isRow(target) || typeof target._id !== 'string' || typeof target.link !== 'string') {
    return undefined;
  }
  const { _id, link } = target;
  const collection = snapshot.collections.get(link);
  const entry = collection?.entries.find((one) => one._id === _id);
  if (!collection || !entry) return undefined;
  const localization = { lang: locale, withoutFallback: [] };
  const display = displayOf({ ...localizeEntry(entry, collection.fields, localization), _id });
  const address = entryAddress(snapshot.items, link, _id)?.(locale) ?? null;
  return { ...target, _id, link, display, address };
}

type Options = Readonly<Record<string, unknown>>;

/** PHP encodes an empty map as `[]`, and clients of a Cockpit host expect that. */
export function encodeMap(map: Options): Options | readonly [] {
  return Object.keys(map).length === 0 ? [] : map;
}
