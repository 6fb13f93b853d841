import type { Snapshot } from '../content/snapshot.ts';
import type { Localized } from '../content/in-locale.ts';
import { searchItems, type SearchHit } from '../search/search-index.ts';
import { badRequest, RequestError } from './request-error.ts';

const MAX_TERM_LENGTH = 200;

type Searched = { _id: string; title: Localized<string>; slug: Localized<string> };

/** Finds published entries by words, in any of the languages. */
export function search(snapshot: Snapshot, name: string, term: unknown): { hits: SearchHit[] } {
  if (typeof term !== 'string' || term.trim() === '') throw new RequestError(412, 'Missing query');
  if (term.length > MAX_TERM_LENGTH) {
    throw badRequest(`The parameter q may have at most ${MAX_TERM_LENGTH} characters`);
  }
  if (!snapshot.search.has(name)) throw new RequestError(412, 'Collection not found');
  const items = snapshot.items[name as keyof Snapshot['items']] as readonly Searched[];
  return { hits: searchItems(snapshot.search, items, name, term) };
}
