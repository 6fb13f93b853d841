import '#app/messages/all.ts';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import type { WireEntry, WirePart } from '#content/values/wire.ts';

/** A snapshot of a few entries, as a test writes them down. */
export async function smallSnapshot(
  collections: Record<string, WireEntry[]>,
  version = '1',
): Promise<Snapshot> {
  const parts = new Map<string, WirePart>(
    Object.entries(collections).map(([name, entries]) => [
      name,
      { kind: 'collection', fields: [], sortable: false, entries },
    ]),
  );
  const versions = new Map([...parts.keys()].map((name) => [name, version]));
  return assembleSnapshot(parts, versions, ({ collection, id, reason }) => {
    throw new Error(`${collection} ${id} was dropped: ${reason}`);
  });
}
