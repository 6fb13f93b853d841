import type { WireEntry, WirePart } from './values/wire.ts';

/** The part with an entry in its place, or at the end if it is new. */
export function withEntry(part: WirePart, entry: WireEntry): WirePart | undefined {
  if (part.kind === 'singleton') return { ...part, data: entry };
  if (part.kind !== 'collection') return undefined;
  const at = part.entries.findIndex(({ _id }) => _id === entry._id);
  const entries = at < 0 ? [...part.entries, entry] : part.entries.with(at, entry);
  return { ...part, entries };
}
