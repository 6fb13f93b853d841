import { parseBoundedJson, type RequestParams } from '#server/api/http/request-params.ts';
import { badRequest } from '#server/http/request-error.ts';
import { compileFilter, type Filter } from './filter.ts';
import type { Localization } from './localize.ts';
import { isContainer, isTruthy, toInteger } from './loose-comparison.ts';
import type { SortField } from './sort.ts';

const MAX_SORT_FIELDS = 10;

export type CollectionQuery = {
  filter?: Filter;
  sort: readonly SortField[];
  /** 0 is no limit. */
  limit: number;
  skip: number;
  projection?: Projection;
  localization?: Localization;
  populate: boolean;
  simple: boolean;
};

export function parseQuery(params: RequestParams): CollectionQuery {
  const filter = readMap(params, 'filter');
  const fields = readMap(params, 'fields');
  return {
    filter: filter && compileFilter(params.isInQuery('filter') ? withBooleans(filter) : filter),
    sort: parseSort(readMap(params, 'sort')),
    // A negative limit or skip counts as none, as in the SQLite behind a Cockpit host.
    limit: countOf(params, 'limit'),
    skip: countOf(params, 'skip'),
    projection: fields && parseProjection(fields),
    localization: parseLocalization(params),
    populate: isTruthy(params.get('populate')) && params.get('populate') !== 'false',
    simple: isTruthy(params.get('simple')) && params.get('simple') !== 'false',
  };
}

function readMap(params: RequestParams, name: string): Record<string, unknown> | undefined {
  let value = params.get(name);
  if (typeof value === 'string' && value.trim().startsWith('{')) {
    value = parseBoundedJson(value, `The parameter ${name}`);
  }
  if (!isTruthy(value)) return undefined;
  if (!isContainer(value) || Array.isArray(value)) {
    throw badRequest(`The parameter ${name} must be an object`);
  }
  return value;
}

/** A query string has only strings; at the top level, `true` and `false` become booleans. */
function withBooleans(filter: Record<string, unknown>): Record<string, unknown> {
  const words = new Map<unknown, boolean>([
    ['true', true],
    ['false', false],
  ]);
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, words.get(value) ?? value]),
  );
}

function countOf(params: RequestParams, name: 'limit' | 'skip'): number {
  const value = params.get(name);
  if (isContainer(value)) throw badRequest(`The parameter ${name} must be a number`);
  return Math.max(0, toInteger(value));
}

function parseSort(sort: Record<string, unknown> = {}): SortField[] {
  const fields = Object.entries(sort);
  if (fields.length > MAX_SORT_FIELDS) {
    throw badRequest(`A sort may name at most ${MAX_SORT_FIELDS} fields`);
  }
  return fields.map(([name, direction]) => ({ name, descending: toInteger(direction) === -1 }));
}

function parseProjection(fields: Record<string, unknown>): Projection {
  const names = Object.entries(fields);
  return {
    include: new Set(names.flatMap(([name, isShown]) => (isTruthy(isShown) ? [name] : []))),
    exclude: new Set(names.flatMap(([name, isShown]) => (isTruthy(isShown) ? [] : [name]))),
  };
}

function parseLocalization(params: RequestParams): Localization | undefined {
  const within = readMap(params, 'fieldsFilter') ?? {};
  const [lang, strict] = ['lang', 'ignoreDefaultFallback'].map((name) => {
    const value = params.get(name);
    return isTruthy(value) ? value : within[name];
  });
  if (typeof lang !== 'string' || !isTruthy(lang)) return undefined;
  if (Array.isArray(strict)) {
    return { lang, withoutFallback: strict.filter((name) => typeof name === 'string') };
  }
  return { lang, withoutFallback: strict === true || toInteger(strict) === 1 ? true : [] };
}

type Entry = Readonly<Record<string, unknown>>;
type Projection = { include: ReadonlySet<string>; exclude: ReadonlySet<string> };

/** The requested fields of an entry, by their stored names. The id stays unless it is excluded. */
export function projectEntry(entry: Entry, { include, exclude }: Projection): Entry {
  const kept = Object.entries(entry).filter(
    ([name]) => !exclude.has(name) && (name === '_id' || include.size === 0 || include.has(name)),
  );
  return Object.fromEntries(kept);
}
