import type { WireCollection } from '../../content/wire.ts';
import { localizeEntry } from './localize.ts';
import type { CollectionQuery } from './parse.ts';
import { populateEntry } from './populate.ts';
import { projectEntry } from './project.ts';
import { runWithinTime } from './run-within-time.ts';
import { sortEntries } from './sort.ts';
import { buildTree } from './tree.ts';

type Entry = Readonly<Record<string, unknown>>;
export type QueryResult = { entries: readonly Entry[]; total: number };

/** Filter, sort, page and fields see entries as they are stored; only then comes the language. */
export function runQuery(
  collection: WireCollection,
  query: CollectionQuery,
  collections: ReadonlyMap<string, WireCollection>,
): QueryResult {
  const { filter, sort, limit, skip, projection, localization } = query;
  const found = select(collection.entries, filter);
  const ordered = sort.length > 0 ? sortEntries(found, sort) : found;
  const page = limit > 0 ? ordered.slice(skip, skip + limit) : ordered;

  const shown = page.map((entry) => {
    let view: Entry = entry;
    if (projection) view = projectEntry(view, projection);
    if (localization) view = localizeEntry(view, collection.fields, localization);
    return query.populate ? populateEntry(view, collections, localization) : view;
  });
  const isTree = collection.sortable && !filter && sort.length === 0 && limit === 0;
  return { entries: isTree ? buildTree(shown) : shown, total: found.length };
}

function select(entries: readonly Entry[], filter: CollectionQuery['filter']): readonly Entry[] {
  if (!filter) return entries;
  const work = () => entries.filter(filter.matches);
  return filter.usesPatterns ? runWithinTime(work) : work();
}
