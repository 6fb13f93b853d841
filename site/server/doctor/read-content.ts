import { textLinks } from '#app/routing/text-links.ts';
import type { Dropped } from '#content/dropped.ts';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import type { ContentSource } from '#content/source.ts';
import { relevantDropped } from '#content/switched-off.ts';
import type { WirePart } from '#content/values/wire.ts';

export type ReadContent = { snapshot: Snapshot; dropped: readonly Dropped[] };

export async function readContent(source: ContentSource): Promise<ReadContent> {
  const versions = await source.versions();
  const parts = new Map<string, WirePart>();
  for (const name of versions.keys()) parts.set(name, await source.load(name));
  const dropped = relevantDropped(source.dropped?.());
  const note = (one: Dropped) => void dropped.push(one);
  const snapshot = await assembleSnapshot(parts, versions, note, textLinks);
  return { snapshot, dropped };
}
