/** Replaces unknown entries in the query of a cached page, so that all of them share one page. */
export const UNKNOWN_ITEM = '-';
