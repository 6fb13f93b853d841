import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import type { Snapshot } from '#content/snapshot.ts';
import type { WireAsset, WireEntry } from '#content/values/wire.ts';
import { createYieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { parseQuery } from './query/parse.ts';
import { runQuery } from './query/run-query.ts';
import type { RequestParams } from './http/request-params.ts';

const UPLOADS = '/storage/uploads';
/** Addresses of files in texts and values. */
const FILE = /\/storage\/[^"'\s<>]+/g;
const NEWEST_FIRST = [{ name: 'created', descending: true }];

const listed = new WeakMap<Snapshot, Promise<readonly WireEntry[]>>();

/**
 * Response of `cockpit/assets`: files that something published shows. What lies in the library
 * unused is nobody's business yet.
 */
export async function listAssets(snapshot: Snapshot, params: RequestParams) {
  const assets = listed.get(snapshot) ?? publishedAssets(snapshot);
  listed.set(snapshot, assets);
  const query = parseQuery(params);
  const sort = query.sort.length > 0 ? query.sort : NEWEST_FIRST;
  const { entries, total } = await runQuery(
    { fields: [], sortable: false, entries: await assets },
    { ...query, sort, localization: undefined, populate: false },
    snapshot.collections,
  );
  return { assets: entries, total };
}

async function publishedAssets(snapshot: Snapshot): Promise<WireEntry[]> {
  const { collections, singletons, library } = snapshot;
  const yieldToEventLoop = createYieldToEventLoop();
  const shown = new Set<string>();
  const note = async (value: unknown) => {
    // JSON may escape what is in an address, but no address of ours has such characters.
    for (const [address] of JSON.stringify(value).matchAll(FILE)) shown.add(plain(address));
    await yieldToEventLoop();
  };
  for (const { entries } of collections.values()) for (const entry of entries) await note(entry);
  for (const { data } of singletons.values()) await note(data);
  return library.filter(({ path }) => shown.has(path)).map(toCockpitAsset);
}

/** In HTML inside of JSON, a quote ends an address with a backslash before it. */
function plain(address: string): string {
  return address.replace(/\\+$/, '');
}

function toCockpitAsset(asset: WireAsset): WireEntry {
  const { _id, path, mime = '', size = 0, width, height, focal, alt } = asset;
  return {
    // Cockpit's paths of assets begin below the uploads; documents of ours are elsewhere.
    path: path.startsWith(`${UPLOADS}/`) ? path.slice(UPLOADS.length) : path,
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
