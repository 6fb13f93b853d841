import type { WireCollection } from '#content/values/wire.ts';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { localizeEntry } from './localize.ts';
import type { CollectionQuery } from './parse.ts';
import { populateEntry } from './populate.ts';
import { projectEntry } from './project.ts';
import { runWithinTime } from './run-within-time.ts';
import { sortEntries } from './sort.ts';

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

type TreeNode = Entry & { readonly children: readonly TreeNode[] };

/** Nests entries below their parents (`_pid`), in their editors' order (`_o`). */
function buildTree(entries: readonly Entry[]): TreeNode[] {
  const byParent = new Map<unknown, Entry[]>();
  for (const entry of entries) {
    const parent = entry._pid || null;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(entry);
    else byParent.set(parent, [entry]);
  }
  // Only entries below a root are reached, so a cycle of parents does no harm.
  const nodesBelow = (parent: unknown): TreeNode[] =>
    (byParent.get(parent) ?? [])
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .map((entry) => Object.assign({}, entry, { children: nodesBelow(entry._id) }));
  return nodesBelow(null);
}

function orderOf(entry: Entry): number {
  return typeof entry._o === 'number' ? entry._o : 0;
}
