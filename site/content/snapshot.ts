import { hash } from 'node:crypto';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { z } from 'zod';
import {
  collectionModels,
  singletonModels,
  type Items,
  type Singletons,
} from './models/registry.ts';
import { isUnwritten, reasonOf } from './models/model.ts';
import { EXPECTED_FIELDS } from './models/shell.ts';
import type { Dropped } from './dropped.ts';
import { withPublishedLinks } from './menu-links.ts';
import { displayOf, resolveReferences, type Lookup } from './references.ts';
import type { PartVersions } from './source.ts';
import { withoutSwitchedOff } from './switched-off.ts';
import { resolveTexts, type TextLookup } from './text-references.ts';
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
  readonly library: readonly WireAsset[];
  /** The point of a picture that must stay visible when it is cropped, by path. */
  readonly focalPoints: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** The same content as parsed by the models, for pages. */
  readonly items: Items;
  readonly globals: Partial<Singletons>;
};

/** Used for the site's own redirects, not served by the content API. */
const INTERNAL = new Set(['redirects', 'slug_history']);

export type Parts = ReadonlyMap<string, WirePart>;

export type TextLinks = {
  entryAddress(items: Items, collection: string, id: string, locale: Locale): string | undefined;
  /** Whether an address that somebody typed leads to a page that is switched off. */
  isDeadLink(items: Items, address: string): boolean;
};

const NO_LINKS: TextLinks = { entryAddress: () => undefined, isDeadLink: () => false };

/** Without `links`, links in texts to entries become plain text. */
export async function assembleSnapshot(
  all: Parts,
  versions: PartVersions,
  onDropped: (dropped: Dropped) => void,
  links: TextLinks = NO_LINKS,
): Promise<Snapshot> {
  const parts = withoutSwitchedOff(all);
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
          const { _id: id } = entry;
          const title = displayOf(entry);
          onDropped({ collection: name, id, title, ...firstReason(result.error) });
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
      const given =
        part.data && name === 'menu' ? withPublishedLinks(part.data, lookup) : part.data;
      const data = given && resolveReferences(part.fields, given, lookup);
      singletons.set(name, { fields: part.fields, data });
      const model = singletonModels[name as keyof typeof singletonModels];
      const result = model?.safeParse(data);
      const dropped = { collection: name, id: name, title: name };
      if (result?.success) {
        globals[name] = result.data;
        for (const field of emptyFields(name, result.data)) {
          onDropped({ ...dropped, field, reason: 'is empty' });
        }
      } else if (result) onDropped({ ...dropped, ...firstReason(result.error) });
      await yieldToEventLoop();
    }
  }
  for (const name of Object.keys(collectionModels)) items[name] ??= [];
  const parsed: Readonly<Record<string, readonly unknown[]>> = items;
  const typed = parsed as Items;
  await resolveAllTexts(collections, items, {
    asset: lookup.asset,
    // Only now are all entries known that texts can link to.
    address: (...target) => links.entryAddress(typed, ...target),
    isDeadLink: (address) => links.isDeadLink(typed, address),
  });

  return Object.freeze({
    version: hashVersions(versions),
    collections,
    singletons,
    ...readAssets(parts),
    items: typed,
    globals: globals as Partial<Singletons>,
  });
}

function emptyFields(name: string, data: object): string[] {
  const values = data as Readonly<Record<string, unknown>>;
  return (EXPECTED_FIELDS[name] ?? []).filter((field) => isUnwritten(values[field]));
}

/** Resolves the references in texts, in the wire entries and in the items parsed from them. */
async function resolveAllTexts(
  collections: ReadonlyMap<string, WireCollection>,
  items: Record<string, unknown[]>,
  lookup: TextLookup,
): Promise<void> {
  const yieldToEventLoop = createYieldToEventLoop();
  for (const [name, { fields, entries }] of collections) {
    const model = collectionModels[name as keyof typeof collectionModels];
    for (const [at, entry] of entries.entries()) {
      const resolved = resolveTexts(fields, entry, lookup);
      if (resolved !== entry) {
        (entries as WireEntry[])[at] = Object.freeze(resolved);
        if (model) items[name]?.splice(at, 1, model.parse(resolved));
      }
      await yieldToEventLoop();
    }
  }
}

async function createLookup(parts: Parts, yieldToEventLoop: YieldToEventLoop): Promise<Lookup> {
  const assets = new Map<string, WireAsset>();
  const assetsByPath = new Map<string, WireAsset>();
  const titles = new Map<string, string>();
  const collections = new Map<string, string>();
  for (const [name, part] of parts) {
    for (const asset of part.kind === 'assets' ? part.assets : []) {
      assets.set(asset._id, asset);
      assetsByPath.set(asset.path, asset);
    }
    for (const entry of part.kind === 'collection' ? part.entries : []) {
      titles.set(`${name}/${entry._id}`, displayOf(entry));
      collections.set(entry._id, name);
      await yieldToEventLoop();
    }
  }
  return {
    asset: (id) => assets.get(id),
    assetAt: (path) => assetsByPath.get(path),
    collectionOf: (id) => collections.get(id),
    display: ({ link, _id }) => titles.get(`${link}/${_id}`),
  };
}

function readAssets(parts: Parts): Pick<Snapshot, 'assets' | 'focalPoints' | 'library'> {
  const library = [...parts.values()].flatMap((part) =>
    part.kind === 'assets' ? part.assets : [],
  );
  const assets = new Map(library.map(({ _id, path }) => [_id, path]));
  const focalPoints = new Map<string, { x: number; y: number }>();
  for (const { path, focal } of library) if (focal) focalPoints.set(path, focal);
  return { assets, focalPoints, library };
}

/** Two processes that have seen the same changes have the same version. */
export function hashVersions(versions: PartVersions): string {
  const text = [...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)).join('\n');
  return hash('sha256', text).slice(0, 16);
}

function firstReason(error: z.ZodError): Pick<Dropped, 'cause' | 'reason'> {
  return { cause: String(error.issues[0]?.path[0] ?? ''), reason: reasonOf(error) ?? '' };
}
