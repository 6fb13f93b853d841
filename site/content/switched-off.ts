import { hasCollection, hasPage } from '@clinic/cms/page-set';
import type { Dropped } from './dropped.ts';
import type { WireEntry, WirePart } from './values/wire.ts';

/** Without what belongs to pages that the clinic has switched off: nobody else sees it then. */
export function withoutSwitchedOff(
  parts: ReadonlyMap<string, WirePart>,
): ReadonlyMap<string, WirePart> {
  const kept = [...parts].filter(([name]) => hasCollection(name));
  return new Map(
    kept.map(([name, part]) => [
      name,
      name === 'pages' && part.kind === 'collection'
        ? { ...part, entries: part.entries.filter(hasItsPage) }
        : part,
    ]),
  );
}

/** What somebody should know of that is left out. */
export function seenOf(dropped: readonly Dropped[] = []): Dropped[] {
  return dropped.filter(({ collection }) => hasCollection(collection));
}

/** A text with a fixed place on the site names it by its key. */
function hasItsPage({ key }: WireEntry): boolean {
  return typeof key !== 'string' || hasPage(key);
}
