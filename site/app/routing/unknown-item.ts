/**
 * Stands in the query of a page for whatever was named that does not exist, so that all such names
 * share one page. It is nobody's word, and goes into no link.
 */
export const UNKNOWN_ITEM = '-';
