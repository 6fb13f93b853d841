import { createContext, Script } from 'node:vm';
import type { WireCollection } from '#content/values/wire.ts';
import { createYieldToEventLoop, type YieldToEventLoop } from '#content/yield-to-event-loop.ts';
import { badRequest, busy } from '#server/http/request-error.ts';
import { localizeEntry } from './localize.ts';
import { type CollectionQuery, projectEntry } from './parse.ts';
import { populateEntry } from './populate.ts';
import { withCockpitFiles } from './cockpit-paths.ts';
import { sortEntries } from './sort.ts';

type Entry = Readonly<Record<string, unknown>>;
export type QueryResult = { entries: readonly Entry[]; total: number };

/** Filter, sort, paging and projection apply to entries as stored; localisation follows. */
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
    if (query.populate) view = populateEntry(view, collections, localization);
    shown.push(withCockpitFiles(view, collection.fields));
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

const PER_REQUEST_MS = 50;
/** Per second, for all requests together; the first QUICK_MS of each request are free. */
const PER_SECOND_MS = 250;
const QUICK_MS = 2;
/** Attempts for work that timed out on a busy machine, before it had used its processor time. */
const TRIES = 4;

const script = new Script('run()');
const context = createContext({ run: undefined as unknown });

let allowance = { since: 0, left: PER_SECOND_MS };

// Ends slow patterns: V8 checks for interrupts while one backtracks, such as node:vm's timeout.
// Processor time counts, because the clock also runs while a busy machine works for others.
export function runWithinTime<Result>(work: () => Result): Result {
  const now = performance.now();
  if (now - allowance.since >= 1000) allowance = { since: now, left: PER_SECOND_MS };
  const timeout = Math.floor(Math.min(PER_REQUEST_MS, allowance.left));
  if (timeout < 1) throw busy('Too many costly patterns at the moment', 1);
  context.run = work;
  const workedMs = stopwatch();
  try {
    return runWithRetries<Result>(timeout);
  } finally {
    context.run = undefined;
    allowance.left -= Math.max(0, workedMs() - QUICK_MS);
  }
}

function runWithRetries<Result>(timeout: number): Result {
  for (let tries = 1; ; tries += 1) {
    const workedMs = stopwatch();
    try {
      return script.runInContext(context, { timeout }) as Result;
    } catch (error) {
      const isTimeout = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      if (!isTimeout) throw error;
      const hadItsTime = workedMs() > timeout / 2;
      if (hadItsTime || tries === TRIES) {
        throw badRequest('The patterns of the filter take too long');
      }
    }
  }
}

function stopwatch(): () => number {
  const since = process.cpuUsage();
  return () => process.cpuUsage(since).user / 1000;
}
