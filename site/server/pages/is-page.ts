import { pageAt } from '#app/pages/page-at.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { Snapshot } from '#content/snapshot.ts';

/**
 * Whether there is a page at an address, found out without rendering it. Addresses without
 * parameters are few and always count: if one has no content, rendering it finds out.
 */
export async function isPage(snapshot: Snapshot, pathname: string): Promise<boolean> {
  const match = matchPage(pathname);
  if (match && Object.keys(match.params).length === 0) return true;
  try {
    return (await pageAt(snapshot, pathname)) !== undefined;
  } catch {
    // A page that throws exists; rendering it reports the error.
    return true;
  }
}
