import { matchPage } from '../../app/routing/match-page.ts';
import type { PageId } from '../../app/routing/table.ts';

/** Parameters by which a page differs. Such a page is made for one visitor and never kept. */
const PARAMETERS: Partial<Record<PageId, readonly string[]>> = {
  request: ['program'],
  contact: ['news'],
  thankyou: ['t'],
  newsletter: ['token'],
  'newsletter.unsubscribe': ['token'],
};

const MAX_VALUE = 500;

/** The page of an address, also of the address of its data. */
export function pageIdOf(pathname: string): PageId | undefined {
  return matchPage(pathname.replace(/\.data$/, ''))?.id;
}

/** What of a query the page at this address looks at. */
export function pageParameters(pathname: string, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  if (given.size === 0) return kept;
  const id = pageIdOf(pathname);
  for (const name of (id && PARAMETERS[id]) ?? []) {
    const value = given.get(name);
    if (value !== null && value.length <= MAX_VALUE) kept.set(name, value);
  }
  return kept;
}
