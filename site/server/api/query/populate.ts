import type { WireCollection } from '#content/values/wire.ts';
import { onceFor } from '#server/work/once-for.ts';
import { isContainer } from './loose-comparison.ts';
import { localizeEntry, type Localization } from './localize.ts';

type Entry = Readonly<Record<string, unknown>>;
type Collections = ReadonlyMap<string, WireCollection>;

const entriesById = onceFor(
  ({ entries }: WireCollection) => new Map(entries.map((entry) => [entry._id, entry])),
);

/** Resolves links one level deep. One to an unpublished entry becomes null, or leaves its list. */
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
  const entry = collection && entriesById(collection).get(_id);
  if (!entry) return undefined;
  const shown = localization ? localizeEntry(entry, collection.fields, localization) : entry;
  return { ...shown, _link: link };
}
