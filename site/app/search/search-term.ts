/** Longer terms are cut off: no page could match them. */
export const SEARCH_MAX_CHARACTERS = 100;

/** The typed term with collapsed whitespace and limited length. */
export function normalizeTerm(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX_CHARACTERS).trimEnd();
}
