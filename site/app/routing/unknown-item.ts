/**
 * Replaces the name of an entry that does not exist in the query of a cached page, so that all such
 * names share one page. It never appears in a link.
 */
export const UNKNOWN_ITEM = '-';
