import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import type { WireAsset, WireEntry, WireField, WirePart } from '#content/values/wire.ts';

/** Recording of a Cockpit host: its content, its pictures and its responses. */
export const FIXTURES = fileURLToPath(
  new URL('../../../../tests/fixtures/cockpit/', import.meta.url),
);

type Seed = {
  tokens: { master: string };
  collections: Record<string, { sortable: boolean; fields: WireField[]; entries: WireEntry[] }>;
  singletons: Record<string, { fields: WireField[]; data: Record<string, unknown> | null }>;
  assets: { _id: string; path: string }[];
};

export const seed = JSON.parse(readFileSync(`${FIXTURES}/seed.json`, 'utf8')) as Seed;

export const seedAssets: ReadonlyMap<string, string> = new Map(
  seed.assets.map(({ _id, path }) => [_id, `/storage/uploads${path}`]),
);

export async function seedSnapshot(more: Record<string, WirePart> = {}): Promise<Snapshot> {
  const parts = new Map<string, WirePart>();
  for (const [name, { sortable, fields, entries }] of Object.entries(seed.collections)) {
    parts.set(name, { kind: 'collection', sortable, fields, entries });
  }
  for (const [name, { fields, data }] of Object.entries(seed.singletons)) {
    parts.set(name, { kind: 'singleton', fields, data });
  }
  const assets = [...seedAssets].map(([_id, path]): WireAsset => ({ _id, path, alt: {} }));
  parts.set('media', { kind: 'assets', assets });
  for (const [name, part] of Object.entries(more)) parts.set(name, part);
  const versions = new Map([...parts.keys()].map((name) => [name, '1']));
  return assembleSnapshot(parts, versions, (dropped) => {
    throw new Error(`${dropped.collection} ${dropped.id} was dropped: ${dropped.reason}`);
  });
}
