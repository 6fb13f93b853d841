/** Stands in a cached page's query for every name that no entry has, so that all share one page. */
export const UNKNOWN_ITEM = '-';
