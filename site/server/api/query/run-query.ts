import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import type { WireCollection } from '#content/values/wire.ts';
import { localizeEntry } from './localize.ts';
import type { CollectionQuery } from './parse.ts';
import { populateEntry } from './populate.ts';
import { projectEntry } from './project.ts';
import { runWithinTime } from './run-within-time.ts';
import { sortEntries } from './sort.ts';
import { buildTree } from './tree.ts';

type Entry = Readonly<Record<string, unknown>>;
export type QueryResult = { entries: readonly Entry[]; total: number };

/**
 * Filter, sort, paging and projection apply to entries as they are stored; localisation follows.
 * Yields to the event loop, so that a query for everything does not block other requests.
 */
export async function runQuery(
  collection: WireCollection,
  query: CollectionQuery,
  collections: ReadonlyMap<string, WireCollection>,
): Promise<QueryResult> {
  const { filter, sort, limit, skip, projection, localization } = query;
  const yieldToEventLoop = createYieldToEventLoop();
  const found = await select(collection.entries, filter, yieldToEventLoop);
  const ordered = sort.length > 0 ? await sortEntries(found, sort, yieldToEventLoop) : found;
  const page = limit > 0 ? ordered.slice(skip, skip + limit) : ordered;

  const shown: Entry[] = [];
  for (const entry of page) {
    let view: Entry = entry;
    if (projection) view = projectEntry(view, projection);
    if (localization) view = localizeEntry(view, collection.fields, localization);
    shown.push(query.populate ? populateEntry(view, collections, localization) : view);
    await yieldToEventLoop();
  }
  const isTree = collection.sortable && !filter && sort.length === 0 && limit === 0;
  return { entries: isTree ? buildTree(shown) : shown, total: found.length };
}

async function select(
  entries: readonly Entry[],
  filter: CollectionQuery['filter'],
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly Entry[]> {
  if (!filter) return entries;
  if (filter.usesPatterns) return runWithinTime(() => entries.filter(filter.matches));
  const found: Entry[] = [];
  for (const entry of entries) {
    if (filter.matches(entry)) found.push(entry);
    await yieldToEventLoop();
  }
  return found;
}
