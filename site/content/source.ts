import type { Dropped } from './dropped.ts';
import type { WireEntry, WirePart } from './values/wire.ts';

/**
 * The version of each part by name. A version includes its origin, because two databases may have
 * counted to the same number.
 */
export type PartVersions = ReadonlyMap<string, string>;

export interface ContentSource {
  versions(): Promise<PartVersions>;
  /** Loads a part, with published content only. */
  load(name: string): Promise<WirePart>;
  /** An entry as an editor last saved it, published or not, for a preview; without id a global. */
  loadDraft(name: string, id: string): Promise<WireEntry | undefined>;
  /** What was left out while reading; the snapshot may leave out more. */
  dropped?(): readonly Dropped[];
  /** Tells whoever edits the content what of it is not shown. */
  keepDropped?(dropped: readonly Dropped[]): Promise<void>;
  /** A host run by others: content that suddenly disappears there may be an accident. */
  readonly isRemote?: boolean;
  /** Makes `versions` ask again, however recently it has; `isFull`: about everything. */
  expire?(how?: { isFull?: boolean }): void;
  close(): Promise<void>;
}
