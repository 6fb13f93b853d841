import type { Parts } from './snapshot.ts';
import type { WirePart } from './values/wire.ts';

/** Fewer entries than this may well be deleted together: a season's messages, say. */
const FEW = 3;
/** A total below this is a site that is being begun. */
const SMALL = 10;
/** Former slugs come and go with what they belong to. */
const NOT_COUNTED = new Set(['slug_history', 'redirects']);

/**
 * What a host has suddenly lost, in plain words: whole collections or most of its entries. Editors
 * delete one by one; a host that was emptied, restored or moved loses everything at once.
 */
export function suddenLoss(before: Parts, after: Parts): string[] {
  const reasons: string[] = [];
  let [had, has] = [0, 0];
  for (const [name, old] of before) {
    if (NOT_COUNTED.has(name) || old.kind === 'assets') continue;
    const now = after.get(name);
    const [count, left] = [sizeOf(old), sizeOf(now)];
    had += count;
    has += left;
    const isGone = left === 0 && (count >= FEW || (count > 0 && isUnknown(old, now)));
    if (!isGone) continue;
    const what = old.kind === 'singleton' ? 'its content' : `its ${count} entries`;
    reasons.push(`${name} has lost ${what}`);
  }
  if (had >= SMALL && has < had / 2) reasons.push(`of ${had} entries, ${has} are left`);
  return reasons;
}

function sizeOf(part: WirePart | undefined): number {
  if (part?.kind === 'collection') return part.entries.length;
  return part?.kind === 'singleton' && part.data !== null ? 1 : 0;
}

/** The host no longer knows the collection, or a singleton has no content any more. */
function isUnknown(old: WirePart, now: WirePart | undefined): boolean {
  if (!now || now.kind === 'singleton') return true;
  return (
    now.kind === 'collection' &&
    old.kind === 'collection' &&
    now.fields.length === 0 &&
    old.fields.length > 0
  );
}
