import { createHash } from 'node:crypto';
import {
  collectionModels,
  singletonModels,
  type Items,
  type Singletons,
} from './models/registry.ts';
import { displayOf, resolveReferences, type Lookup } from './references.ts';
import type { PartVersions } from './source.ts';
import type {
  WireAsset,
  WireCollection,
  WireEntry,
  WirePart,
  WireSingleton,
} from './values/wire.ts';
import { createYieldToEventLoop, type YieldToEventLoop } from './yield-to-event-loop.ts';

/** All published content at one moment. Immutable: a change makes a new snapshot. */
export type Snapshot = {
  readonly version: string;
  /** Entries in their wire shape, for the content API. */
  readonly collections: ReadonlyMap<string, WireCollection>;
  readonly singletons: ReadonlyMap<string, WireSingleton>;
  /** Paths of uploaded files by asset id. */
  readonly assets: ReadonlyMap<string, string>;
  /** The point of a picture that must stay visible when it is cropped, by path. */
  readonly focalPoints: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** The same content as parsed by the models, for pages. */
  readonly items: Items;
  readonly globals: Partial<Singletons>;
};

/** Used for the site's own redirects, not served by the content API. */
const INTERNAL = new Set(['redirects', 'slug_history']);

export type Dropped = { collection: string; id: string; reason: string };

export type Parts = ReadonlyMap<string, WirePart>;

export async function assembleSnapshot(
  parts: Parts,
  versions: PartVersions,
  onDropped: (dropped: Dropped) => void,
): Promise<Snapshot> {
  const yieldToEventLoop = createYieldToEventLoop();
  const lookup = await createLookup(parts, yieldToEventLoop);
  const collections = new Map<string, WireCollection>();
  const singletons = new Map<string, WireSingleton>();
  const items: Record<string, unknown[]> = {};
  const globals: Record<string, unknown> = {};

  for (const [name, part] of parts) {
    if (part.kind === 'collection') {
      const model = collectionModels[name as keyof typeof collectionModels];
      const entries: WireEntry[] = [];
      const parsed: unknown[] = [];
      for (const raw of part.entries) {
        const entry = Object.freeze(resolveReferences(part.fields, raw, lookup));
        const result = model?.safeParse(entry);
        if (result && !result.success) {
          onDropped({ collection: name, id: entry._id, reason: firstReason(result.error) });
        } else {
          entries.push(entry);
          if (result) parsed.push(result.data);
        }
        await yieldToEventLoop();
      }
      if (!INTERNAL.has(name)) {
        collections.set(name, { fields: part.fields, sortable: part.sortable, entries });
      }
      items[name] = parsed;
    } else if (part.kind === 'singleton') {
      const data = part.data && resolveReferences(part.fields, part.data, lookup);
      singletons.set(name, { fields: part.fields, data });
      const model = singletonModels[name as keyof typeof singletonModels];
      const result = model?.safeParse(data);
      if (result?.success) globals[name] = result.data;
      else if (result) onDropped({ collection: name, id: name, reason: firstReason(result.error) });
      await yieldToEventLoop();
    }
  }
  for (const name of Object.keys(collectionModels)) items[name] ??= [];

  return Object.freeze({
    version: hashVersions(versions),
    collections,
    singletons,
    ...readAssets(parts),
    items: items as unknown as Items,
    globals: globals as Partial<Singletons>,
  });
}

async function createLookup(parts: Parts, yieldToEventLoop: YieldToEventLoop): Promise<Lookup> {
  const assets = new Map<string, WireAsset>();
  const titles = new Map<string, string>();
  for (const [name, part] of parts) {
    if (part.kind === 'assets') for (const asset of part.assets) assets.set(asset._id, asset);
    if (part.kind === 'collection') {
      for (const entry of part.entries) {
        titles.set(`${name}/${entry._id}`, displayOf(entry));
        await yieldToEventLoop();
      }
    }
  }
  return {
    asset: (id) => assets.get(id),
    display: ({ link, _id }) => titles.get(`${link}/${_id}`),
  };
}

function readAssets(parts: Parts): Pick<Snapshot, 'assets' | 'focalPoints'> {
  const assets = new Map<string, string>();
  const focalPoints = new Map<string, { x: number; y: number }>();
  for (const part of parts.values()) {
    if (part.kind !== 'assets') continue;
    for (const { _id, path, focal } of part.assets) {
      assets.set(_id, path);
      if (focal) focalPoints.set(path, focal);
    }
  }
  return { assets, focalPoints };
}

/** Two processes that have seen the same changes have the same version. */
function hashVersions(versions: PartVersions): string {
  const text = [...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function firstReason(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
