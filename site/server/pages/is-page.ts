import { pageAt } from '#app/pages/page-at.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { Snapshot } from '#content/snapshot.ts';

/**
 * Whether there is anything to show at an address, found out without showing it. Addresses without
 * a variable part are few: whether one of them is empty for once, its page says itself.
 */
export async function isPage(snapshot: Snapshot, pathname: string): Promise<boolean> {
  const match = matchPage(pathname);
  if (match && Object.keys(match.params).length === 0) return true;
  try {
    return (await pageAt(snapshot, pathname)) !== undefined;
  } catch {
    // A page that fails is there, and tells of its fault by itself.
    return true;
  }
}
