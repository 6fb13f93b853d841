/** Replaces every unknown entry in the query of a cached page, so that all of these share one page. */
export const UNKNOWN_ITEM = '-';
