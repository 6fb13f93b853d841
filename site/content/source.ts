import type { WireEntry, WirePart } from './values/wire.ts';

/**
 * What a source has, by name, with a version that changes whenever its content does. A version
 * names its origin too: two databases may well have counted to the same number.
 */
export type PartVersions = ReadonlyMap<string, string>;

/** Where content comes from. Everything it yields is published; nothing else may pass. */
export interface ContentSource {
  versions(): Promise<PartVersions>;
  load(name: string): Promise<WirePart>;
  /** One entry as an editor last saved it, published or not, for a preview. */
  loadDraft(collection: string, id: string): Promise<WireEntry | undefined>;
  close(): Promise<void>;
}
