import type { CollectionSlug, Payload } from 'payload';
import { cache } from 'react';

/** Reads a field in all languages, in one query for all rows of a list. */
export const fieldReader = cache((payload: Payload, collection: CollectionSlug, field: string) =>
  batchLoader(async (ids) => {
    const { docs } = await payload.db.find<{ id: string } & Record<string, unknown>>({
      collection,
      where: { id: { in: [...ids] } },
      locale: 'all',
      pagination: false,
      select: { [field]: true },
    });
    return new Map(docs.map((doc) => [String(doc.id), doc[field]]));
  }),
);

/** Collects the ids that are asked for in the current tick, and reads them in one batch. */
export function batchLoader<Value>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | undefined> {
  let ids: string[] = [];
  let answer: Promise<ReadonlyMap<string, Value>> | undefined;
  return async (id) => {
    ids.push(id);
    answer ??= new Promise<void>((done) => setImmediate(done)).then(() => {
      const asked = ids;
      ids = [];
      answer = undefined;
      return read(asked);
    });
    return (await answer).get(id);
  };
}
