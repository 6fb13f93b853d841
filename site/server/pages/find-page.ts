import type { PageCode, RenderRequest } from '#app/document/page-code.ts';
import { matchPage } from '#app/routing/match-page.ts';
import type { Snapshot } from '#content/snapshot.ts';

/**
 * Whether there is a page at an address, found out without rendering it; undefined if not. Addresses
 * without parameters are few and always count: if one has no content, rendering it finds out.
 */
export async function findPage(
  { pageAt }: Pick<PageCode, 'pageAt'>,
  snapshot: Snapshot,
  pathname: string,
): Promise<Pick<RenderRequest, 'found'> | undefined> {
  const match = matchPage(pathname);
  if (match && Object.keys(match.params).length === 0) return {};
  try {
    const found = await pageAt(snapshot, pathname);
    return found && { found };
  } catch {
    // A page that throws exists; rendering it reports the error.
    return {};
  }
}
