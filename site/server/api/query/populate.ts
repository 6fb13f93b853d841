import type { WireCollection, WireEntry } from '#content/values/wire.ts';
import { isContainer } from './loose.ts';
import { localizeEntry, type Localization } from './localize.ts';

type Entry = Readonly<Record<string, unknown>>;
type Collections = ReadonlyMap<string, WireCollection>;

/** Collections never change, so neither does where their entries are. */
const indexes = new WeakMap<WireCollection, ReadonlyMap<string, WireEntry>>();

/**
 * Puts linked entries in the place of the links to them, one level deep: a link inside of a linked
 * entry stays a link. What is not published is null, or absent from a list.
 */
export function populateEntry(
  entry: Entry,
  collections: Collections,
  localization: Localization | undefined,
): Entry {
  const resolve = (link: Link) => resolveLink(link, collections, localization);
  const populated = Object.entries(entry).map(([name, value]): [string, unknown] => {
    if (isLink(value)) return [name, resolve(value) ?? null];
    if (!Array.isArray(value) || !value.some(isLink)) return [name, value];
    return [
      name,
      value.flatMap((item: unknown) => (isLink(item) ? (resolve(item) ?? []) : [item])),
    ];
  });
  return Object.fromEntries(populated);
}

type Link = Readonly<{ _id: string; link: string }>;

function isLink(value: unknown): value is Link {
  return isContainer(value) && typeof value._id === 'string' && typeof value.link === 'string';
}

function resolveLink(
  { _id, link }: Link,
  collections: Collections,
  localization: Localization | undefined,
): Entry | undefined {
  const collection = collections.get(link);
  const entry = collection && indexOf(collection).get(_id);
  if (!entry) return undefined;
  const shown = localization ? localizeEntry(entry, collection.fields, localization) : entry;
  return { ...shown, _link: link };
}

function indexOf(collection: WireCollection): ReadonlyMap<string, WireEntry> {
  const index =
    indexes.get(collection) ?? new Map(collection.entries.map((entry) => [entry._id, entry]));
  indexes.set(collection, index);
  return index;
}
