import { hasCollection, hasPage } from '@clinic/cms/clinic-config/page-set';
import type { Dropped } from './dropped.ts';
import type { WireEntry, WirePart } from './values/wire.ts';

/** The parts without the collections and texts of pages that the clinic has switched off. */
export function withoutSwitchedOff(
  parts: ReadonlyMap<string, WirePart>,
): ReadonlyMap<string, WirePart> {
  const kept = new Map([...parts].filter(([name]) => hasCollection(name)));
  const pages = kept.get('pages');
  if (pages?.kind !== 'collection') return kept;
  return kept.set('pages', { ...pages, entries: pages.entries.filter(hasItsPage) });
}

/** What was dropped, except from collections of pages that are switched off. */
export function relevantDropped(dropped: readonly Dropped[] = []): Dropped[] {
  return dropped.filter(({ collection }) => hasCollection(collection));
}

/** The key of a text names the page that shows it; other texts have a page of their own. */
function hasItsPage({ key }: WireEntry): boolean {
  return typeof key !== 'string' || hasPage(key);
}
