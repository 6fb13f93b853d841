import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import type { Snapshot } from '#content/snapshot.ts';
import type {
  WireCollection,
  WireField,
  WireAsset,
  WireEntry,
  WireSingleton,
} from '#content/values/wire.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { onceFor } from '#server/work/once-for.ts';
import { RequestError } from '#server/http/request-error.ts';
import { findCollection, encodeMap } from './content-endpoints.ts';
import { cockpitPath } from './query/cockpit-paths.ts';
import { parseQuery } from './query/parse.ts';
import { runQuery } from './query/run-query.ts';
import type { RequestParams } from './http/request-params.ts';

/** A Cockpit host can run code of its own as rules; there are none here. */
const NO_RULES = Object.fromEntries(
  ['create', 'read', 'update', 'delete'].map((step) => [step, { enabled: false }]),
);
/** Fields that Cockpit's panel shows in its lists of entries. */
const LISTED = new Set(['title', 'name', 'value', 'slug', 'published']);

export function listCollections({ collections }: Snapshot, isExtended: boolean) {
  if (!isExtended) return [...collections.keys()];
  return Object.fromEntries(
    Array.from(collections, ([name, collection]) => [name, describe(name, collection)]),
  );
}

export function describeCollection(snapshot: Snapshot, name: string | undefined) {
  const collection = findCollection(snapshot, name);
  return describe(name ?? '', collection);
}

export function listSingletons({ singletons }: Snapshot, isExtended: boolean) {
  const shown = [...singletons].filter(([, { data }]) => data !== null);
  if (!isExtended) return shown.map(([name]) => name);
  return Object.fromEntries(shown.map(([name, one]) => [name, describeOne(name, one)]));
}

export function describeSingleton({ singletons }: Snapshot, name: string) {
  const singleton = singletons.get(name);
  if (!singleton?.data) throw new RequestError(412, 'Singleton not found');
  return describeOne(name, singleton);
}

function describeOne(name: string, { fields, data }: WireSingleton) {
  const time = (key: '_created' | '_modified') => (typeof data?.[key] === 'number' ? data[key] : 0);
  return {
    name,
    label: labelOf(name),
    _id: name,
    fields: fields.map(describeField),
    template: '',
    data: null,
    _created: time('_created'),
    _modified: time('_modified'),
    description: '',
    acl: [],
  };
}

function describe(name: string, { fields, sortable, entries }: WireCollection) {
  const times = (key: '_created' | '_modified') =>
    entries
      .flatMap((entry) => (typeof entry[key] === 'number' ? entry[key] : []))
      .toSorted((a, b) => a - b);
  return {
    name,
    label: labelOf(name),
    _id: name,
    fields: fields.map(describeField),
    sortable,
    in_menu: false,
    _created: times('_created')[0] ?? 0,
    _modified: times('_modified').at(-1) ?? 0,
    description: '',
    group: '',
    color: '',
    sort: { column: '_created', dir: -1 },
    rules: NO_RULES,
    // An empty map, which PHP writes as a list: who works at the clinic is nobody's business.
    acl: [],
    itemsCount: entries.length,
  };
}

function describeField({ name, type, localize, options }: WireField) {
  return {
    name,
    label: labelOf(name),
    type,
    default: '',
    info: '',
    group: '',
    localize,
    options: encodeMap(options),
    width: '1-1',
    lst: LISTED.has(name),
    acl: [],
    required: false,
  };
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FILE = /\/storage\/[^"'\s<>]+/g;
const NEWEST_FIRST = [{ name: 'created', descending: true }];

/** Only files that something published shows: an unused one is nobody's business yet. */
export async function listAssets(snapshot: Snapshot, params: RequestParams) {
  const query = parseQuery(params);
  const sort = query.sort.length > 0 ? query.sort : NEWEST_FIRST;
  const { entries, total } = await runQuery(
    { fields: [], sortable: false, entries: await publishedAssets(snapshot) },
    { ...query, sort, localization: undefined, populate: false },
    snapshot.collections,
  );
  return { assets: entries, total };
}

const publishedAssets = onceFor(async (snapshot: Snapshot): Promise<WireEntry[]> => {
  const { collections, singletons, library } = snapshot;
  const yieldToEventLoop = createYieldToEventLoop();
  const shown = new Set<string>();
  const note = async (value: unknown) => {
    // No address of ours contains a character that JSON escapes.
    for (const [address] of JSON.stringify(value).matchAll(FILE)) shown.add(withoutEscape(address));
    await yieldToEventLoop();
  };
  for (const { entries } of collections.values()) for (const entry of entries) await note(entry);
  for (const { data } of singletons.values()) await note(data);
  return library.filter(({ path }) => shown.has(path)).map(toCockpitAsset);
});

/** In HTML within JSON the quote after an address is escaped, so the match ends in a backslash. */
function withoutEscape(address: string): string {
  return address.replace(/\\+$/, '');
}

function toCockpitAsset(asset: WireAsset): WireEntry {
  const { _id, path, mime = '', size = 0, width, height, focal, alt } = asset;
  return {
    path: cockpitPath(path),
    title: path.slice(path.lastIndexOf('/') + 1),
    mime,
    description: alt[DEFAULT_LOCALE] ?? '',
    tags: [],
    size,
    image: mime.startsWith('image/'),
    video: mime.startsWith('video/'),
    audio: mime.startsWith('audio/'),
    archive: false,
    document: mime === 'application/pdf',
    code: false,
    ...(width && height && { width, height }),
    ...(focal && { fp: { x: focal.x / 100, y: focal.y / 100 } }),
    created: asset.created ?? 0,
    modified: asset.modified ?? asset.created ?? 0,
    // Present because clients may look for it; null because authors are not public.
    _by: null,
    folder: '',
    _id,
  };
}
