/** What is longer is no question that a page could answer. */
export const SEARCH_MAX_CHARACTERS = 100;

/** What was typed, without what makes no difference. */
export function tidyTerm(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAX_CHARACTERS).trimEnd();
}
