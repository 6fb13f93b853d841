import type { WireEntry, WirePart } from './values/wire.ts';

/**
 * Versions of a source's parts, by name; a version changes whenever the part does. It includes its
 * origin, because two databases may have counted to the same number.
 */
export type PartVersions = ReadonlyMap<string, string>;

/** Where content comes from. `load` returns published content only. */
export interface ContentSource {
  versions(): Promise<PartVersions>;
  load(name: string): Promise<WirePart>;
  /** An entry as an editor last saved it, published or not, for a preview; without id a global. */
  loadDraft(name: string, id: string): Promise<WireEntry | undefined>;
  close(): Promise<void>;
}
