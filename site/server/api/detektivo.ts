import type { Snapshot } from '#content/snapshot.ts';
import { isSearched, searchItems, type SearchHit } from '#content/search/search-index.ts';
import { badRequest, RequestError } from '#server/http/request-error.ts';

const MAX_TERM_LENGTH = 200;

/** Finds published entries by words, in any of the languages. */
export async function search(
  { items }: Snapshot,
  name: string,
  term: unknown,
): Promise<{ hits: SearchHit[] }> {
  if (typeof term !== 'string' || term.trim() === '') throw new RequestError(412, 'Missing query');
  if (term.length > MAX_TERM_LENGTH) {
    throw badRequest(`The parameter q may have at most ${MAX_TERM_LENGTH} characters`);
  }
  if (!isSearched(name)) throw new RequestError(412, 'Collection not found');
  return { hits: await searchItems(items, name, term) };
}
