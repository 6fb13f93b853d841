import type { Dropped } from './dropped.ts';
import type { WireEntry, WirePart } from './values/wire.ts';

/**
 * The version of each part. It names its origin, because two databases may have counted to the same
 * number.
 */
export type PartVersions = ReadonlyMap<string, string>;

export interface ContentSource {
  versions(): Promise<PartVersions>;
  /** Published content only. */
  load(name: string): Promise<WirePart>;
  /** An entry as an editor last saved it, published or not, for a preview; without id a global. */
  loadDraft(name: string, id: string): Promise<WireEntry | undefined>;
  /** Besides what no longer fits in the snapshot. */
  dropped?(): readonly Dropped[];
  /** Tells whoever edits the content what of it is not shown. */
  keepDropped?(dropped: readonly Dropped[]): Promise<void>;
  /** Another's host: what it suddenly lacks may be an accident there. */
  readonly isRemote?: boolean;
  /** Makes the next look ask again, however recent the last one was; `isFull`: for everything. */
  expire?(how?: { isFull?: boolean }): void;
  close(): Promise<void>;
}
