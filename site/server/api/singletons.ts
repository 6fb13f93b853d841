import type { Snapshot } from '#content/snapshot.ts';
import { localizeEntry } from './query/localize.ts';
import { parseQuery } from './query/parse.ts';
import { populateEntry } from './query/populate.ts';
import type { RequestParams } from './request-params.ts';

/** Response of `singletons/get`: the data of a published singleton. */
export function getSingleton(
  snapshot: Snapshot,
  name: string,
  params: RequestParams,
): Readonly<Record<string, unknown>> | undefined {
  const singleton = snapshot.singletons.get(name);
  if (!singleton?.data) return undefined;
  const { localization, populate } = parseQuery(params);
  const data = localization
    ? localizeEntry(singleton.data, singleton.fields, localization)
    : singleton.data;
  return populate ? populateEntry(data, snapshot.collections, localization) : data;
}
