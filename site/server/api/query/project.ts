type Entry = Readonly<Record<string, unknown>>;
export type Projection = { include: ReadonlySet<string>; exclude: ReadonlySet<string> };

/** The requested fields of an entry, by their stored names. The id stays unless it is excluded. */
export function projectEntry(entry: Entry, { include, exclude }: Projection): Entry {
  const kept = Object.entries(entry).filter(
    ([name]) => !exclude.has(name) && (name === '_id' || include.size === 0 || include.has(name)),
  );
  return Object.fromEntries(kept);
}
